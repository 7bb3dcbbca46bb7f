// Results of others that came with a link, by the dice: shown beside one's own, and never as checked.

const KEY = "signalbox results";
const MOST = 100;

const CODES = "signalbox codes";

// Codes that were played or typed here: a journal does not say its own.
export function knownCodes() {
  try {
    return (localStorage.getItem(CODES) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

export function rememberCode(code) {
  try {
    localStorage.setItem(CODES, [...new Set([...knownCodes(), code.toUpperCase()])].slice(-MOST).join(" "));
  } catch {
    // The browser keeps nothing: the code can be typed again.
  }
}

export function rememberResult({ game, code, day, by, score }) {
  if (code) rememberCode(code);
  if (!by || score === null || !(code || day)) return;
  const known = otherResults().filter((one) => one.dice !== (day || code) || one.by !== by || one.game !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, { game, dice: day || code, by, score }].slice(-MOST)));
  } catch {
    // The browser keeps nothing: the invitation has shown it.
  }
}

export function otherResults() {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? known.filter((one) => one && typeof one === "object") : [];
  } catch {
    return [];
  }
}
