import { browser } from 'wxt/browser';
import { type Failure, fail, type Kind, type Outcome } from '../domain/index.ts';
import type { Envelope, MessageName, ReplyOf, RequestOf } from './messages/index.ts';
import type { TabMessage } from './tab-message.ts';

/**
 * What a sender learns when no reply comes: an orphaned script or a restart. It has no sentences, which
 * would weigh in every page: whoever shows it says them (texts/failure-text.ts).
 *
 * @param billed `possibly` for a paid question that was delivered: its answer may have been lost
 */
const workerGone = (billed: 'no' | 'possibly'): Outcome<never> =>
  fail({
    kind: 'worker-gone',
    message: '',
    action: '',
    remedy: 'none',
    billed,
    waitHelps: false,
  });

/** Browsers' words for a message that reached nobody; an orphan lacks the function itself. */
const NOT_DELIVERED = /Receiving end|invalidated|undefined/;

/**
 * Asks the background. Never throws: whatever goes wrong comes back as a failure.
 * The reply was built by our own background, whose router checks it against its schema.
 */
export async function sendToBackground<N extends MessageName>(
  name: N,
  body: RequestOf<N>,
): Promise<Outcome<ReplyOf<N>>> {
  const envelope: Envelope<N> = { fieldmark: name, body };
  const isPaid = name === 'lookup' || name === 'console' || ('ask' in body && body.ask === true);
  const lost = isPaid ? 'possibly' : 'no';
  try {
    const reply: Outcome<ReplyOf<N>> | undefined = await browser.runtime.sendMessage(envelope);
    // What is no outcome is the polyfill's own way of saying that a listener threw.
    return reply && 'ok' in reply ? reply : workerGone(lost);
  } catch (error) {
    return workerGone(NOT_DELIVERED.test(String(error)) ? 'no' : lost);
  }
}

export type SendToBackground = typeof sendToBackground;

/** Hears of every answer that some surface of ours was given, and of every job that came to nothing. */
export type SubscribeToAnswers = (
  heard: (kind: Kind, value: string, failure?: Failure) => void,
) => () => void;

export const subscribeToAnswers: SubscribeToAnswers = (heard) => {
  const listen = (message: unknown) => {
    const told = message as TabMessage;
    if (told.fieldmarkTab === 'answered') heard(told.kind, told.value);
    if (told.fieldmarkTab === 'jobFailed') heard(told.kind, told.value, told.failure);
    return undefined;
  };
  browser.runtime.onMessage.addListener(listen);
  return () => browser.runtime.onMessage.removeListener(listen);
};
