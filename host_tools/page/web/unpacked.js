// Files of the site that are compressed: JSON, or a pack of files, which is a line of JSON with their
// sizes and then their bytes. A size of null is a file that another pack has.

export const unpackedJson = async (name) => (await inflated(name)).json();

// Path -> bytes.
export async function unpackedFiles(name) {
  const data = new Uint8Array(await (await inflated(name)).arrayBuffer());
  let at = data.indexOf(0x0a) + 1;
  const files = JSON.parse(new TextDecoder().decode(data.subarray(0, at)));
  for (const [path, size] of Object.entries(files)) {
    if (size !== null) files[path] = data.subarray(at, at + size);
    at += size;
  }
  return files;
}

async function inflated(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("deflate")));
}
