// The replay without loading whole pages: the links stay what they are, and keys press them.
// Steps are counted from the one that is wanted, not from the one that is shown, so that every
// press counts while answers are under way; and what can be pressed is never replaced.

const moment = document.getElementById("moment");
const slider = moment.querySelector("[name=step]");
const MOVES = {
  Home: () => 0,
  ArrowLeft: () => wanted - 1,
  ArrowRight: () => wanted + 1,
  End: () => Number(slider.max),
};
let wanted = Number(slider.value);
let asked = null; // stops the question that is under way
document.documentElement.classList.add("scripted");

function go(step) {
  const inside = Math.min(Math.max(step, 0), Number(slider.max));
  if (inside === wanted) return;
  wanted = inside;
  slider.value = wanted;
  asked?.abort();
  asked = new AbortController();
  show(`${slider.form.action}?step=${wanted}`, asked.signal);
}

async function show(address, signal) {
  let text;
  try {
    const answer = await fetch(address, { signal });
    text = answer.ok ? await answer.text() : "";
  } catch {
    if (signal.aborted) return; // another step is wanted meanwhile
  }
  const fresh = text && new DOMParser().parseFromString(text, "text/html").getElementById("moment");
  if (!fresh) return location.assign(address); // the browser says what is wrong
  for (const link of moment.querySelectorAll("[data-key]")) {
    const other = fresh.querySelector(`[data-key="${link.dataset.key}"]`);
    link.href = other.href;
    link.ariaDisabled = other.ariaDisabled;
  }
  for (const part of [".where", ".happened", ".scene"]) {
    moment.querySelector(part).replaceChildren(...fresh.querySelector(part).childNodes);
  }
  history.replaceState(null, "", address);
  mark();
}

function mark() {
  for (const item of document.querySelectorAll(".story li")) {
    if (item.value === wanted) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  }
}

moment.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-key]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(MOVES[link.dataset.key]());
});
document.querySelector(".story").addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.closest("li").value);
  document.getElementById("replay").scrollIntoView();
});
slider.addEventListener("input", () => go(Number(slider.value)));
moment.addEventListener("submit", (event) => event.preventDefault());
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select")) return;
  const move = MOVES[event.key];
  if (!move) return;
  event.preventDefault();
  go(move());
});
mark();
