// A finished result for others: as text, picture and link, and beside other results of the same dice.

import { download } from "./download.js";
import { linkTo } from "./invitation.js";
import { say } from "./language.js";
import { qrSvg } from "./qr.js";
import { otherResults, rememberCode } from "./results.js";

const WIDE = 720, MARGIN = 40, LINE = 52;

// Adds its part to the page of a game; `found` is what my_games.py says of it.
export async function showSharing(place, ask, notice) {
  const found = await ask();
  if (found?.players.length) show(place, found, ask, notice);
}

function show(place, found, ask, notice) {
  place.querySelector("#share-result")?.remove();
  const part = element("section", "", { id: "share-result" });
  part.append(element("h2", say("share_title")));
  const buttons = element("p", "", { className: "actions" });
  const share = element("button", say("share_result"), { type: "button", id: "share" });
  share.addEventListener("click", () => send(found, notice));
  buttons.append(share);
  part.append(buttons);
  // A wrong code leaves the field as it is: the next one may be half typed when the answer comes.
  const tried = async () => {
    const now = await ask();
    if (now && !now.unknown_code) show(place, now, ask, notice);
  };
  if (found.unknown_code) part.append(codeField(tried), beside(found));
  if (found.dice) {
    const drawing = qrSvg(linkOf(found), say("qr_label"));
    const figure = element("figure", "", { className: "qr" });
    if (drawing) figure.append(drawing, element("figcaption", say("qr_note")));
    part.append(figure, beside(found));
  }
  place.querySelector(".columns")?.after(part);
}

// The code that gave the dice, as the user knows it.
function codeField(changed) {
  const label = element("label", say("which_code"), { className: "narrow" });
  const field = element("input", "", { maxLength: 6, autocomplete: "off", id: "code" });
  field.addEventListener("change", () => {
    rememberCode(field.value.trim());
    changed();
  });
  label.append(field);
  return label;
}

// All results with the same dice, side by side.
function beside(found) {
  const others = otherResults()
    .filter((one) => found.dice && one.game === found.game && found.dice === one.dice)
    .map(({ by, score }) => ({ name: String(by), total: Number(score), from: say("from_link") }));
  const mine = found.same.flatMap(({ day, players }) => players.map((one) => ({ ...one, from: day })));
  const all = [...mine, ...others].sort((a, b) => found.fewest ? a.total - b.total : b.total - a.total);
  const box = element("div", "");
  if (all.length < 2) return box;
  box.append(element("h3", say("same_dice")));
  const table = element("table", "");
  for (const { name, total, from } of all) {
    const row = table.insertRow();
    row.append(element("th", name, { scope: "row" }), element("td", String(total), { className: "number" }), element("td", from));
  }
  box.append(table);
  return box;
}

export function linkOf({ game, options, players, code, day, dice }) {
  const best = dice ? players[0] : {};
  const home = new URL("./", location.href);
  return linkTo({ game, options, players: 1, code, day, by: best.name, score: best.total }, home);
}

function textOf({ title, when, players, dice }) {
  const results = players.map(({ name, total }) => `${name} ${total}`).join(", ");
  return say("share_text", title, when, results) + (dice ? ` ${say("share_dice", dice)}` : "");
}

async function send(found, notice) {
  const text = textOf(found), url = linkOf(found);
  const picture = new File([await card(found)], "signalbox.png", { type: "image/png" });
  const whole = { title: "Signalbox", text, url, files: [picture] };
  try {
    if (navigator.canShare?.(whole)) return await navigator.share(whole);
  } catch (error) {
    if (error.name === "AbortError") return; // the user thought better of it
  }
  download(picture, "signalbox.png");
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    notice(say("shared_copied", `${text} ${url}`));
  } catch {
    notice(say("copy_link", `${text} ${url}`));
  }
}

// The result as a picture.
function card({ title, when, players, dice }) {
  const canvas = element("canvas", "", { width: WIDE, height: 2 * MARGIN + LINE * (players.length + 3) });
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#f4f0e6";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#0e4a37";
  pen.fillRect(0, 0, canvas.width, 12);
  const write = (text, line, bold, right) => {
    pen.font = `${bold ? "600 " : ""}${line ? 30 : 38}px "Gill Sans", Calibri, sans-serif`;
    pen.textAlign = right ? "right" : "left";
    pen.fillStyle = "#1c2420";
    pen.fillText(text, right ? WIDE - MARGIN : MARGIN, MARGIN + LINE * (line + 0.8), WIDE - 2 * MARGIN);
  };
  write(title, 0, true);
  write(when, 1, false);
  players.forEach(({ name, total, won }, at) => {
    write(`${name}${won ? " ★" : ""}`, at + 2, won);
    write(String(total), at + 2, won, true);
  });
  write(dice ? say("share_dice", dice) : "Signalbox", players.length + 2, false);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function element(name, text, more = {}) {
  return Object.assign(document.createElement(name), { textContent: text, ...more });
}
