// The replay without loading whole pages: the links stay what they are, and keys press them.

const moment = document.getElementById("moment");
document.documentElement.classList.add("scripted");
let latest = 0;

async function show(address) {
  const mine = ++latest;
  const answer = await fetch(address);
  const text = await answer.text();
  if (mine !== latest) return; // somebody pressed on meanwhile
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("moment");
  if (!answer.ok || !fresh) return location.assign(address);
  const focused = moment.contains(document.activeElement)
    ? document.activeElement.dataset.key ?? document.activeElement.name
    : null;
  moment.replaceChildren(...fresh.childNodes);
  history.replaceState(null, "", address);
  if (focused) moment.querySelector(`[data-key="${focused}"], [name="${focused}"]`)?.focus();
  mark();
}

function mark() {
  const step = moment.querySelector("[name=step]").value;
  for (const item of document.querySelectorAll(".story li")) {
    if (String(item.value) === step) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  }
}

moment.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-key]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!link.ariaDisabled) show(link.href);
});
document.querySelector(".story").addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(link.href);
  document.getElementById("replay").scrollIntoView();
});
moment.addEventListener("input", (event) => {
  const { form, value } = event.target;
  show(`${form.action}?step=${value}`);
});
moment.addEventListener("submit", (event) => event.preventDefault());
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select")) return;
  const link = moment.querySelector(`a[data-key="${event.key}"]`);
  if (!link) return;
  event.preventDefault();
  if (!link.ariaDisabled) show(link.href);
});
mark();
