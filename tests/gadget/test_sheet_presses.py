"""Few presses for a drawing: counted by a planner over the games of the demo players."""

from tests.bench.sheets import drawing_costs
from tests.support.sizes import size


def test_a_drawing_takes_five_presses_and_seldom_more_than_nine():
    counted = sorted(drawing_costs(size(3, 20)))
    assert len(counted) > 400
    assert counted[len(counted) // 2] <= 5
    assert counted[len(counted) * 9 // 10] <= 9
