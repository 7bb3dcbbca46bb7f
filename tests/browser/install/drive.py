"""A boot drive for the page: a folder of the browser's own."""

DRIVE = """async (says) => {
  const folder = await navigator.storage.getDirectory();
  for await (const name of folder.keys()) await folder.removeEntry(name);
  if (says) {
    const info = await folder.getFileHandle("INFO_UF2.TXT", { create: true });
    const file = await info.createWritable();
    await file.write(`UF2 Bootloader v3.0\\r\\nModel: Raspberry Pi\\r\\nBoard-ID: ${says}\\r\\n`);
    await file.close();
  }
  window.showDirectoryPicker = async () => folder;
}"""
WRITTEN = """async () => {
  const folder = await navigator.storage.getDirectory();
  const file = await (await folder.getFileHandle("signalbox.uf2")).getFile();
  return [...new Uint8Array(await file.arrayBuffer())];
}"""
