// One gadget, one flash: it has power in one window only. Switching on takes the power over
// from another window, where the plug then is out.

// Resolves with a function that gives the power away; `lost` is called when another takes it.
export function takePower(lost) {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((have) => {
    const hold = () => new Promise((give) => have(give));
    navigator.locks.request("signalbox power", { steal: true }, hold).catch((error) => {
      if (error.name !== "AbortError") throw error;
      lost();
    });
  });
}
