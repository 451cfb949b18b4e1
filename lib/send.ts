import { browser } from 'wxt/browser';
import type { Outcome } from './failure.ts';
import type { Envelope, MessageName, ReplyOf, RequestOf } from './messages.ts';

/** What a sender learns when the background cannot be reached: an orphaned script or a reload. */
const GONE: Outcome<never> = {
  ok: false,
  failure: {
    kind: 'worker-gone',
    message: 'Fieldmark was updated or restarted.',
    action: 'Reload this page and try again.',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
};

/**
 * Asks the background. Never throws: whatever goes wrong comes back as a failure.
 * The reply was built by our own background, whose router checks it against its schema.
 */
export async function send<N extends MessageName>(
  name: N,
  body: RequestOf<N>,
): Promise<Outcome<ReplyOf<N>>> {
  const envelope: Envelope<N> = { fieldmark: name, body };
  try {
    const reply: Outcome<ReplyOf<N>> | undefined = await browser.runtime.sendMessage(envelope);
    // What is no outcome is the polyfill's own way of saying that a listener threw.
    return reply && 'ok' in reply ? reply : GONE;
  } catch {
    return GONE;
  }
}

export type Send = typeof send;
