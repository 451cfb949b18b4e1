import { browser } from 'wxt/browser';
import { type Failure, fail, type Kind, type Outcome } from '../domain/index.ts';
import type { Envelope, MESSAGES, MessageName, ReplyOf, RequestOf } from './messages/index.ts';
import type { TabMessage } from './tab-message.ts';

/**
 * The failure when no reply comes: the script is orphaned, or the background restarted. Its sentences
 * are added later by `withFailureText` (lib/texts/failure-text.ts), to keep them out of the script that
 * runs in every page.
 *
 * @param billed `possibly` for a paid question that was delivered: its answer may be lost
 */
export const workerGone = (billed: 'no' | 'possibly'): Outcome<never> =>
  fail({
    kind: 'worker-gone',
    message: '',
    action: '',
    remedy: 'none',
    billed,
    waitHelps: false,
  });

/** Browsers' errors for an undelivered message; in an orphaned script the function is undefined. */
const NOT_DELIVERED = /Receiving end|invalidated|undefined/;

/** For each message of a table that has `pays`, whether a request can end in a paid call. */
export type PayRules<Table> = {
  readonly [N in MessageName & keyof Table as Table[N] extends { readonly pays: true }
    ? N
    : never]: (body: RequestOf<N>) => boolean;
};

/** Only the table's type is imported: its schemas would add zod to the script that runs in every page. */
export const MAY_PAY: PayRules<typeof MESSAGES> = { lookup: () => true };

/**
 * Sends a request to the background. Never throws: errors come back as failures. The reply is not
 * parsed here, because the background's router checks it against its schema.
 */
export const createSender =
  (rules: { readonly [N in MessageName]?: (body: RequestOf<N>) => boolean }) =>
  async <N extends MessageName>(name: N, body: RequestOf<N>): Promise<Outcome<ReplyOf<N>>> => {
    const offline = navigator.onLine === false ? { offline: true as const } : {};
    const envelope: Envelope<N> = { fieldmark: name, body, ...offline };
    const lost = rules[name]?.(body) ? 'possibly' : 'no';
    try {
      const reply: Outcome<ReplyOf<N>> | undefined = await browser.runtime.sendMessage(envelope);
      // The polyfill replies with another object when a listener throws.
      return reply && 'ok' in reply ? reply : workerGone(lost);
    } catch (error) {
      return workerGone(NOT_DELIVERED.test(String(error)) ? 'no' : lost);
    }
  };

export const sendToBackground = createSender(MAY_PAY);

export type SendToBackground = typeof sendToBackground;

/** Calls back at each message of this name from the background. Tests have no browser. */
const subscribeTo =
  <N extends TabMessage['fieldmarkTab']>(name: N) =>
  (
    listener: (message: Extract<TabMessage, { readonly fieldmarkTab: N }>) => void,
  ): (() => void) => {
    const onMessage = (message: unknown) => {
      const sent = message as Extract<TabMessage, { readonly fieldmarkTab: N }>;
      if (sent.fieldmarkTab === name) listener(sent);
      return undefined;
    };
    const event: typeof browser.runtime.onMessage | undefined = browser.runtime?.onMessage;
    event?.addListener(onMessage);
    return () => event?.removeListener(onMessage);
  };

/** Calls back for every answered lookup and every failed job; returns a function to unsubscribe. */
export type SubscribeToAnswers = (
  onAnswer: (kind: Kind, value: string, failure?: Failure) => void,
) => () => void;

export const subscribeToAnswers: SubscribeToAnswers = (onAnswer) => {
  const ends = [
    subscribeTo('answered')(({ kind, value }) => onAnswer(kind, value)),
    subscribeTo('jobFailed')(({ kind, value, failure }) => onAnswer(kind, value, failure)),
  ];
  return () => {
    for (const end of ends) end();
  };
};

/** Calls back when the background hands a list to this page. */
export const subscribeToHandedLists = subscribeTo('listHanded');

/** Calls back when the background changed a stored list. */
export const subscribeToChangedLists = subscribeTo('listChanged');

/** Calls back when the history was cleared, here or on another page. */
export const subscribeToClearedHistory = subscribeTo('historyCleared');

/** Calls back when settings came from another browser. */
export const subscribeToSyncedSettings = subscribeTo('settingsSynced');

/**
 * Subscribes now, and first passes each later subscriber the answers that have already come. Without
 * this, a surface that subscribes when it renders would miss answers that came after it requested its
 * verdicts. Failed jobs are passed to current subscribers only.
 */
export function replayAnswers(subscribe: SubscribeToAnswers): SubscribeToAnswers {
  const answered: (readonly [Kind, string])[] = [];
  subscribe((kind, value, failure) => {
    if (failure === undefined) answered.push([kind, value]);
  });
  return (onAnswer) => {
    for (const [kind, value] of answered) onAnswer(kind, value);
    return subscribe(onAnswer);
  };
}
