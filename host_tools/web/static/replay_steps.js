// The replay without loading whole pages: the links stay what they are, and keys press them.
// Steps are counted from the one that is wanted, not from the one that is shown, so that every
// press counts while answers are under way; and what can be pressed is never replaced.

// `ask(step, signal)` answers with the HTML of that moment; nothing when it cannot.
export function replay(ask) {
  const moment = document.getElementById("moment");
  const slider = moment.querySelector("[name=step]");
  const ended = new AbortController();
  const listen = (part, event, act) => part.addEventListener(event, act, { signal: ended.signal });
  const MOVES = {
    Home: () => 0,
    ArrowLeft: () => wanted - 1,
    ArrowRight: () => wanted + 1,
    End: () => Number(slider.max),
  };
  let wanted = Number(slider.value);
  let asked = null; // stops the question that is under way
  document.documentElement.classList.add("scripted");

  async function go(step) {
    const inside = Math.min(Math.max(step, 0), Number(slider.max));
    if (inside === wanted) return;
    wanted = inside;
    slider.value = wanted;
    asked?.abort();
    const own = (asked = new AbortController());
    const text = await ask(wanted, own.signal);
    if (own.signal.aborted || !text) return; // another step is wanted meanwhile
    show(new DOMParser().parseFromString(text, "text/html"));
    mark();
  }

  function show(page) {
    const fresh = page.getElementById("moment") ?? page.body;
    for (const link of moment.querySelectorAll("[data-key]")) {
      const other = fresh.querySelector(`[data-key="${link.dataset.key}"]`);
      link.href = other.href;
      link.ariaDisabled = other.ariaDisabled;
    }
    for (const part of [".where", ".happened", ".scene"]) {
      moment.querySelector(part).replaceChildren(...fresh.querySelector(part).childNodes);
    }
  }

  function mark() {
    for (const item of document.querySelectorAll(".story li")) {
      if (item.value === wanted) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
  }

  listen(moment, "click", (event) => {
    const link = event.target.closest("a[data-key]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(MOVES[link.dataset.key]());
  });
  listen(document.querySelector(".story"), "click", (event) => {
    const link = event.target.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link.closest("li").value);
    document.getElementById("replay").scrollIntoView();
  });
  listen(slider, "input", () => go(Number(slider.value)));
  listen(moment, "submit", (event) => event.preventDefault());
  listen(window, "keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select")) return;
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    go(move());
  });
  mark();
  return () => ended.abort();
}
