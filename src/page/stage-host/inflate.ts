/** Text from deflated bytes. Rejects when the bytes are damaged. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // What goes wrong here is told at the other end as well.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const decoder = new TextDecoder();
  const reader = readable.getReader();
  let text = '';
  // Read by hand: a Response that fails to be read is reported in the page's console, caught or not.
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}
