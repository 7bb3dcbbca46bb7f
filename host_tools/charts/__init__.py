"""Charts of the statistics as SVG, for files and for the page.

May import: common, statistics.

    charts_of(found)     of Statistics or DiceStatistics: a list of SVG texts, one for each chart
    charts.of_game(game, language)  those of one game, to be drawn by `svg(layout)`
    one_picture(charts)  all of them below each other
    as_png(svg)          as pixels
    STYLE                rules for a page's style sheet

A chart has its colours as attributes, so that it looks right alone. The rules of STYLE take them
from the page's variables instead: --chart-ink, --chart-faint, --chart-paper, --chart-bar,
--chart-second, --chart-band. Nothing in a chart is a script, a link or a style; texts are escaped.
"""

from host_tools.charts.charts import charts_of
from host_tools.charts.drawing import STYLE, one_picture
from host_tools.charts.pixels import as_png

__all__ = ("STYLE", "as_png", "charts_of", "one_picture")
