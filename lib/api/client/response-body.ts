/** Bytes after decompression. A certificate history that a person asked for has some megabytes. */
export const PRESS_BODY_BYTES = 16_000_000;
/**
 * The same for calls that nobody pressed for, lists and free calls: there are many of them, each
 * answer is a few kilobytes, and a longer one is not the API's.
 */
export const DEFAULT_BODY_BYTES = 1_000_000;

export interface ReceivedBody {
  /** What came, as UTF-8; a byte order mark is kept. */
  readonly text: string;
  /** `broken`: the connection ended before the body did. */
  readonly end: 'complete' | 'broken' | 'too-long';
}

/**
 * Reads a response's body, at most `limit` bytes; the rest is cancelled, not read. Keeps what came
 * when the connection breaks or `stopped` rejects.
 */
export async function readResponseBody(
  response: Response,
  limit: number,
  stopped: Promise<never>,
): Promise<ReceivedBody> {
  const reader = response.body?.getReader();
  if (reader === undefined) return { text: '', end: 'complete' };
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  let byteCount = 0;

  async function readAll(bytes: ReadableStreamDefaultReader<Uint8Array>) {
    for (let chunk = await bytes.read(); !chunk.done; chunk = await bytes.read()) {
      const rest = limit - byteCount;
      byteCount += chunk.value.byteLength;
      text += decoder.decode(chunk.value.subarray(0, rest), { stream: true });
      if (byteCount > limit) return 'too-long';
    }
    return 'complete';
  }

  const end = await Promise.race([readAll(reader), stopped]).catch(() => 'broken' as const);
  if (end !== 'complete') void reader.cancel().catch(() => undefined);
  return { text: text + decoder.decode(), end };
}

/**
 * Whether a text is a whole JSON object or array. A number that was cut off would be valid JSON too.
 */
export function isWholeJson(text: string): boolean {
  if (!/[}\]]\s*$/.test(text.slice(-100))) return false;
  try {
    JSON.parse(text.trim());
    return true;
  } catch {
    return false;
  }
}
