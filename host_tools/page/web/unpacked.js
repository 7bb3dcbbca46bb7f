// A file of the site that is packed JSON.

export async function unpacked(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("deflate"))).json();
}
