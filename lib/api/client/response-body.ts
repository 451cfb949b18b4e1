/** A lookup's answer is a few kilobytes; certificate histories may be a few hundred. In bytes. */
export const MAX_BODY_BYTES = 1_000_000;

/**
 * A response's body as text (UTF-8), never more of it in memory than `limit` bytes: null where it is
 * longer, the rest of it refused. Rejects when the connection breaks.
 */
export async function readResponseBody(
  response: Response,
  limit = MAX_BODY_BYTES,
): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      void reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
