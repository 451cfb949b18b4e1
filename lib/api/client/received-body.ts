import { requestIdOf } from './response-headers.ts';
import { isDoubtfulHit, type SharedResponse, sharedAnswerOf } from './shared-answer.ts';

/** What an answer was read from. */
interface ReceivedAnswer {
  /** The body as received, with the key removed. */
  readonly body: string;
  /** The id that the API gave the request, if it gave one. */
  readonly requestId?: string;
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
  const requestId = requestIdOf(headers);
  const shared = isJob ? null : sharedAnswerOf(headers);
  RECEIVED.set(Object(answer), {
    body,
    ...(requestId === undefined ? {} : { requestId }),
    ...(shared ? { shared } : {}),
    ...(!isJob && isDoubtfulHit(headers) ? { billed: 'possibly' } : {}),
  });
}

/** What an answer was read from; undefined if it was not read since the background started. */
export const receivedBodyOf = (answer: unknown): ReceivedAnswer | undefined =>
  RECEIVED.get(Object(answer));
