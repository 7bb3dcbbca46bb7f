"""What a release is made of, as a CycloneDX list: the packages of the lock, the MicroPython in the
images, what the page has from npm, and the display driver. Made from committed files alone."""

import json

from firmware.version import VERSION
from host_tools.firmware_files.image.sources import VERSION as MICROPYTHON
from host_tools.page.npm import PACKAGES
from tests.project.lock import LOCK, versions


def sbom() -> str:
    text = LOCK.read_text(encoding="utf-8")
    shipped = text[: text.index("\n# test\n")]  # what only tests and drawings need is not shipped
    found = [
        component(name, version, f"pkg:pypi/{name}@{version}")
        for name, known in versions(shipped).items()
        for version in known
    ]
    found.append(
        component("micropython", MICROPYTHON, f"pkg:deb/debian/micropython@{MICROPYTHON}")
    )
    for one in PACKAGES.values():
        address = f"pkg:npm/{one.name.replace('@', '%40')}@{one.version}"
        found.append(component(one.name, one.version, address))
    about = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "signalbox",
                "version": VERSION,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": sorted(found, key=lambda one: (one["name"], one["version"])),
    }
    return json.dumps(about, indent=2) + "\n"


def component(name: str, version: str, address: str) -> dict[str, str]:
    return {"type": "library", "name": name, "version": version, "purl": address}
