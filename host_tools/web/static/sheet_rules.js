// Asks the worker: every question gets its own answer.

const worker = new Worker("/sheet/worker.js", { type: "module" });
const waiting = new Map();
let latest = 0;

worker.addEventListener("message", ({ data: [number, answer, failed] }) => {
  const { resolve, reject } = waiting.get(number);
  waiting.delete(number);
  if (answer === null) reject(new Error(failed));
  else resolve(JSON.parse(answer));
});
worker.addEventListener("error", (event) => {
  for (const { reject } of waiting.values()) reject(new Error(event.message));
  waiting.clear();
});

// `question` is JSON.
export function checkSheet(question) {
  const number = ++latest;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    worker.postMessage([number, question]);
  });
}
