// One gadget, one flash: it has power in one window only. Switching on takes the power over
// from another window, where the plug then is out.

export class Tab {
  #release = () => {};

  // Resolves when this window has the power; `lost` is called when another one takes it.
  take(lost) {
    if (!navigator.locks) return Promise.resolve();
    return new Promise((have) => {
      const held = new Promise((release) => (this.#release = release));
      navigator.locks
        .request("signalbox power", { steal: true }, () => {
          have();
          return held;
        })
        .catch((error) => {
          if (error.name !== "AbortError") throw error;
          lost();
        });
    });
  }

  give() {
    this.#release();
  }
}
