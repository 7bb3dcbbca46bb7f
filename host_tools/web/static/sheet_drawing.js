// The answer of the rules as SVG: places the parts that the page brought along (its <defs>) by their names.

const SVG = "http://www.w3.org/2000/svg";

export function use(name, x = 0, y = 0) {
  const part = document.createElementNS(SVG, "use");
  part.setAttribute("href", `#${name}`);
  if (x || y) part.setAttribute("transform", `translate(${x} ${y})`);
  return part;
}

// A face alone, as on a button.
export function picture(face) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  svg.append(use(`face-${face}`));
  return svg;
}

export function draw(into, answer, { size, margin, badges, networks }, withMarks) {
  const at = (name, space) => use(name, margin + (space % 7) * size, margin + Math.floor(space / 7) * size);
  const parts = [];
  if (withMarks) {
    for (const [space, line, number] of answer.bands) parts.push(at(`band-${number % networks}-${line.join("")}`, space));
  }
  for (const [space, face] of answer.faces) parts.push(at(`face-${face}`, space));
  if (withMarks) parts.push(...marks(answer, at, badges));
  for (const [space, face, round] of answer.faces) {
    if (round) parts.push(at(`round-${round}${low(face) ? "-low" : ""}`, space));
  }
  for (const [space] of answer.illegal) parts.push(at("mark-illegal", space));
  into.replaceChildren(...parts);
}

function marks(answer, at, badges) {
  const parts = [];
  for (const [letter, steps, ends] of answer.routes) {
    for (const [space, line] of steps) parts.push(at(`route-${letter}-${line.join("")}`, space));
    for (const space of new Set(ends)) parts.push(at(`end-${letter}`, space));
  }
  for (const space of new Set(answer.counted)) parts.push(at("mark-counted", space));
  for (const port of answer.errors) parts.push(at(`error-${port & 3}`, port >> 2));
  for (const [port, number] of answer.badges) parts.push(use(`badge-${number}`, ...badges[port]));
  return parts;
}

// Does a bend run where the number of the round would stand?
function low(face) {
  return face.length === 4 && face[0] !== "-" && face[0] === face[3] && face[1] === "-" && face[2] === "-";
}
