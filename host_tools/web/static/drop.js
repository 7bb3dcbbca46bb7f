// Files dropped anywhere on the page go into the form, which is then sent as it always is.

const form = document.getElementById("add");
const drop = document.getElementById("drop");
const input = form.querySelector("[type=file]");
const carriesFiles = (event) => event.dataTransfer?.types.includes("Files");

form.addEventListener("submit", () => {
  document.getElementById("busy").textContent = form.dataset.busy;
  form.querySelector("button").disabled = true;
});
for (const kind of ["dragenter", "dragover"]) {
  addEventListener(kind, (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    drop.classList.add("over");
  });
}
addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) drop.classList.remove("over");
});
addEventListener("drop", (event) => {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  drop.classList.remove("over");
  input.files = event.dataTransfer.files;
  form.requestSubmit();
});
addEventListener("pageshow", () => { // back again: the button works once more
  document.getElementById("busy").textContent = "";
  form.querySelector("button").disabled = false;
});
