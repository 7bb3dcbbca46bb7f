// The search of the handbook: every word that is typed must begin a word of the section. Its index
// is a script of its own, loaded when somebody wants to search. No module and no fetch: the pages
// also work from a folder on a disk.
"use strict";

const box = document.getElementById("search");
const panel = document.querySelector(".found");
const list = document.getElementById("found");
const hits = document.getElementById("hits");
const MOST = 20;
const BEFORE = 60; // characters of the text before the word that was found
const SHOWN = 180;
let sections = null;

box.hidden = false;
box.addEventListener("focus", load, { once: true });
box.addEventListener("input", search);
box.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") move(event, 0);
  if (event.key === "Enter" && !panel.hidden) list.querySelector("a")?.click();
});
list.addEventListener("keydown", (event) => {
  const at = links().indexOf(document.activeElement);
  if (event.key === "ArrowDown") move(event, at + 1);
  if (event.key === "ArrowUp") move(event, at - 1);
});
list.addEventListener("click", (event) => event.target.closest("a") && close());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !panel.hidden) {
    close();
    focusBox();
  }
  if (event.key === "/" && event.target !== box && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    focusBox();
  }
});
document.addEventListener("click", (event) => event.target.closest(".search") || close());

function load() {
  const script = document.createElement("script");
  script.src = box.dataset.index;
  document.head.append(script);
}

// The index calls this with its rows: address, page, heading, words.
function searchRows(rows) {
  sections = rows.map(([address, page, title, words]) => ({
    address, page, title, words, heading: fold(`${title} ${page}`), text: fold(words),
  }));
  search();
}

// Words alone, without capitals and accents, a blank before each.
function fold(text) {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim()}`;
}

function search() {
  const wanted = fold(box.value).split(/(?= )/).filter((word) => word.trim());
  if (!sections || !wanted.length) return close();
  const rank = ({ heading, text }, word) => (heading.includes(word) ? 3 : text.includes(word) ? 1 : 0);
  const found = [];
  for (const section of sections) {
    const ranks = wanted.map((word) => rank(section, word));
    if (ranks.every(Boolean)) found.push([ranks.reduce((sum, one) => sum + one), section]);
  }
  found.sort((one, other) => other[0] - one[0]); // equal ones stay in the order of the handbook
  show(found.map(([, section]) => section), wanted);
}

function show(found, wanted) {
  list.replaceChildren(...found.slice(0, MOST).map((section) => entry(section, wanted)));
  const { none, one, many } = hits.dataset;
  hits.textContent = found.length > 1 ? many.replace("{}", found.length) : found.length ? one : none;
  panel.hidden = false;
}

function entry(section, wanted) {
  const link = document.createElement("a");
  link.href = section.address;
  link.textContent = section.title === section.page ? section.title : `${section.page}: ${section.title}`;
  const piece = document.createElement("p");
  piece.textContent = around(section.words, wanted);
  const item = document.createElement("li");
  item.append(link, piece);
  return item;
}

// The text around the first word that was looked for.
function around(words, wanted) {
  const hit = [...words.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => wanted.some((one) => fold(word).startsWith(one)));
  const at = hit ? hit.index - BEFORE : 0;
  const begin = at > 0 ? words.indexOf(" ", at) + 1 : 0;
  const end = begin + SHOWN;
  return (begin ? "… " : "") + words.slice(begin, end).trim() + (end < words.length ? " …" : "");
}

function links() {
  return [...list.querySelectorAll("a")];
}

// To a hit, or back to the box above the first one.
function move(event, at) {
  if (panel.hidden) return;
  event.preventDefault();
  if (at < 0) focusBox();
  else links()[at]?.focus();
}

// It is in sight already, since its bar stays at the top: the text must not move.
function focusBox() {
  box.focus({ preventScroll: true });
}

function close() {
  panel.hidden = true;
}
