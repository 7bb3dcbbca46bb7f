// What changed for players between the version on a board and this site's.

import { LANGUAGE, say } from "./language.js";
import { unpackedJson } from "./unpacked.js";

const numbers = (version) => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);

export function isOlder(one, other) {
  const [left, right] = [numbers(one), numbers(other)];
  const at = right.findIndex((number, place) => number !== (left[place] ?? 0));
  return at >= 0 && (left[at] ?? 0) < right[at];
}

export async function showChanges(place, from, to) {
  const versions = (await unpackedJson("changes.pack"))[LANGUAGE];
  const between = versions.filter(([version]) => isOlder(from, version) && !isOlder(to, version));
  const heading = Object.assign(document.createElement("h3"), { textContent: say("changes_since", from) });
  const list = Object.assign(document.createElement("ul"), { tabIndex: 0, ariaLabel: heading.textContent }); // it scrolls by keys, too
  for (const text of between.flatMap(([, texts]) => texts)) {
    list.append(Object.assign(document.createElement("li"), { textContent: text }));
  }
  place.replaceChildren(heading, list);
}
