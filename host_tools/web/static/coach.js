// The analysis board: the slider and the links change the round without loading the page.

const board = document.getElementById("board");
const slider = board.querySelector("[name=round]");
const part = (id, where = document) => where.getElementById(id);
let asked = null; // stops the question that is under way
document.documentElement.classList.add("scripted");

async function go(round) {
  slider.value = round;
  const address = new URL(location.href);
  address.searchParams.set("seat", board.querySelector("[name=seat]").value);
  address.searchParams.set("round", round);
  asked?.abort();
  const own = (asked = new AbortController());
  let text = "";
  try {
    const answer = await fetch(address, { signal: own.signal });
    if (answer.ok) text = await answer.text();
  } catch {
    if (own.signal.aborted) return; // another round is wanted meanwhile
  }
  if (!text.includes('id="board"')) return location.assign(address); // the browser says why
  const fresh = new DOMParser().parseFromString(text, "text/html");
  for (const id of ["curve", "round"]) part(id).replaceChildren(...part(id, fresh).childNodes);
  for (const link of part("worths").querySelectorAll("[data-round]")) {
    if (Number(link.dataset.round) === Number(round)) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  history.replaceState(null, "", address);
}

slider.addEventListener("input", () => go(slider.value));
board.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
part("worths").addEventListener("click", (event) => {
  const link = event.target.closest("[data-round]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.dataset.round);
});
