"""What GitHub reads from .github: it drops a form that it cannot read, and says so to nobody."""

import pytest
import yaml

from tests.project.lock import ROOT

GITHUB = ROOT / ".github"
FORMS = sorted(set(GITHUB.glob("ISSUE_TEMPLATE/*.yml")) - {GITHUB / "ISSUE_TEMPLATE/config.yml"})
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
# Kind of field -> the attributes that GitHub knows for it.
FIELDS = {
    "input": {"label", "description", "placeholder", "value"},
    "textarea": {"label", "description", "placeholder", "value", "render"},
    "dropdown": {"label", "description", "multiple", "options", "default"},
}


def read(path):
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_is_one_that_github_can_show(path):
    form = read(path)
    assert form["name"] and form["description"]
    assert form.keys() <= {"name", "description", "title", "labels", "body"}
    ids = [field["id"] for field in form["body"]]
    labels = [field["attributes"]["label"] for field in form["body"]]
    assert len(set(ids)) == len(ids) and len(set(labels)) == len(labels)
    for field in form["body"]:
        assert field.keys() <= {"type", "id", "attributes", "validations"}
        assert field["attributes"].keys() <= FIELDS[field["type"]]
        assert isinstance(field["attributes"].get("description", ""), str)
        assert field.get("validations", {"required": True}) == {"required": True}


def test_each_kind_of_report_has_its_form_and_other_issues_are_welcome():
    assert {path.stem for path in FORMS} == {"board", "fault", "rule"}
    assert read(GITHUB / "ISSUE_TEMPLATE/config.yml") == {"blank_issues_enabled": True}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_is_one_that_github_can_run(path):
    workflow = read(path)
    assert workflow["name"] == path.stem
    assert workflow[True], "YAML 1.1 takes the key `on` for true, and so does this reader"
    for job in workflow["jobs"].values():
        assert job["runs-on"]
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])
