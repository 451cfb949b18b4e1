import { fail, type Outcome } from '../../domain/index.ts';
import { createFailure } from '../failures/index.ts';
import { LOOPBACK_HOST } from './base-url.ts';

/** Whether the browser reports that it has no network. Loopback works without a network. */
const isOffline = (url: string): boolean =>
  navigator.onLine === false && !LOOPBACK_HOST.test(new URL(url).hostname);

/**
 * Sends a call. If it fails without a response and the browser is offline both before and after, it
 * never left the computer, so it is free. Browsers give no other reason for a failed fetch.
 */
export async function noticeOffline<T>(
  url: string,
  send: (url: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const wasOffline = isOffline(url);
  const outcome = await send(url);
  if (outcome.ok || !wasOffline || !isOffline(url)) return outcome;
  if (outcome.failure.kind !== 'network') return outcome;
  return fail(createFailure('offline'));
}
