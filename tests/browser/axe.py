"""axe, from npm: looks for what shuts out people who cannot see, hear or hold a mouse."""

import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from functools import cache
from pathlib import Path

from host_tools.page.npm import cache as cached
from tests.support.optional_deps import missing

VERSION = "4.14.0"
FILE = "axe.min.js"
SHA256 = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878"
# Every rule that is on by default. What is folded away is looked at, too.
RUN = """async () => {
  for (const one of document.querySelectorAll("details")) one.open = true;
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map(({ id, help, nodes }) => [
    id, help, nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  ]);
}"""


@cache
def source() -> str:
    """The script; fetched once."""
    place = cached() / f"axe-core-{VERSION}" / FILE
    if not place.exists():
        npm = shutil.which("npm")
        if npm is None:
            missing("axe over every page", "install Node.js with npm")
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent) as work:
            command = [npm, "pack", "--silent", f"axe-core@{VERSION}"]
            done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
            if done.returncode:
                missing("axe over every page", f"connect to the network ({done.stderr[-200:]})")
            with tarfile.open(Path(work) / f"axe-core-{VERSION}.tgz") as packed:
                member = packed.extractfile(f"package/{FILE}")
                assert member is not None
                (Path(work) / FILE).write_bytes(member.read())
            (Path(work) / FILE).rename(place)
    text = place.read_bytes()
    assert hashlib.sha256(text).hexdigest() == SHA256, f"{place} is another file: remove it"
    return text.decode()


def findings(page) -> list:
    """What axe says against this page: (rule, what it wants, where)."""
    page.evaluate(source())
    return page.evaluate(RUN)
