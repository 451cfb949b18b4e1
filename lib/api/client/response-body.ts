import { isDoubtfulHit, type SharedResponse, sharedAnswerOf } from './quotas.ts';

/**
 * Limit for lookups that a person started, in bytes after decompression. Certificate histories have
 * megabytes.
 */
export const PRESS_BODY_BYTES = 16_000_000;
/**
 * Limit for automatic calls, lists and free calls, in bytes after decompression. There are many of
 * them, and each answer has a few kilobytes: a longer one is not from the API.
 */
export const DEFAULT_BODY_BYTES = 1_000_000;

export interface ReceivedBody {
  /** The part that arrived, decoded as UTF-8; a byte order mark is kept. */
  readonly text: string;
  /** `broken`: the connection ended before the body did. */
  readonly end: 'complete' | 'broken' | 'too-long';
}

/**
 * Reads at most `limit` bytes of a response's body and cancels the rest. When the connection breaks
 * or `stopped` rejects, returns the part that arrived.
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

  // The connection broke.
  const end = await Promise.race([readAll(reader), stopped]).catch(() => 'broken' as const);
  // Does nothing to a stream that has ended.
  void reader.cancel().catch(() => undefined);
  return { text: text + decoder.decode(), end };
}

/**
 * Whether a text is a whole JSON object or array. Numbers do not count: one that was cut off is still
 * valid JSON.
 */
export function isWholeJson(text: string): boolean {
  try {
    // Trimmed, because the text can begin with a byte order mark.
    const value: unknown = JSON.parse(text.trim());
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** What an answer was read from. */
interface ReceivedAnswer {
  /** The body as received, with the key removed. */
  readonly body: string;
  /** Set where a gateway already had the answer, so that it was free. */
  readonly shared?: SharedResponse;
  /** Set where a cache answered that may be free or not. */
  readonly billed?: 'possibly';
}

/** By parsed answer, for as long as that is in memory. */
const RECEIVED = new WeakMap<object, ReceivedAnswer>();

/**
 * Notes what a parsed answer was read from. The answer of a job was paid for by this job, even if a
 * gateway kept it.
 */
export function noteReceived(
  answer: unknown,
  body: string,
  headers: Headers,
  { isJob = false } = {},
): void {
  const shared = isJob ? null : sharedAnswerOf(headers);
  RECEIVED.set(Object(answer), {
    body,
    ...(shared ? { shared } : {}),
    ...(!isJob && isDoubtfulHit(headers) ? { billed: 'possibly' } : {}),
  });
}

/** What an answer was read from; undefined if it was not read since the background started. */
export const receivedBodyOf = (answer: unknown): ReceivedAnswer | undefined =>
  RECEIVED.get(Object(answer));
