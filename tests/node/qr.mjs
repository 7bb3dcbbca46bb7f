// node qr.mjs PAGE < [text, ...] answers the rows of each QR code.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { qrMatrix } = await import(pathToFileURL(`${process.argv[2]}/qr.js`).href);
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map((text) => qrMatrix(text))));
