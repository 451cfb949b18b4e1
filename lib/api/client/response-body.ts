/** Bytes. A lookup's answer is a few kilobytes; a certificate history may be a few hundred. */
export const MAX_BODY_BYTES = 1_000_000;

/**
 * Reads a response's body as UTF-8 text. Null when it is longer than `limit` bytes; the rest is then
 * cancelled, not read. Rejects when the connection breaks.
 */
export async function readResponseBody(
  response: Response,
  limit = MAX_BODY_BYTES,
): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let byteCount = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    byteCount += chunk.value.byteLength;
    if (byteCount > limit) {
      void reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
