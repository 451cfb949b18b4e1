/** The connection of a card's frame to the background, which only the two of them see. */
import { type Browser, browser } from 'wxt/browser';
import type { Outcome } from '../domain/index.ts';
import type { CardContent, LookupReply } from './schemas/index.ts';
import { workerGone } from './send-to-background.ts';

/** Begins the name of a card's port; its one-time token follows. */
export const CARD_PORT = 'card ';

/** What the background tells a card, each once. */
export interface CardPushes<T = string> {
  readonly content: CardContent<T>;
  /** The answer to the lookup that the browser's menu started when it opened the card. */
  readonly answer: LookupReply<T>;
}
export type CardPush = { readonly [N in keyof CardPushes]?: Outcome<CardPushes[N]> };

/** What a card tells the background. The page learns of it, so it says nothing of the card's content. */
export type CardReport = 'pressed' | 'close';

export interface CardConnection {
  readonly content: Promise<Outcome<CardContent>>;
  readonly answer: Promise<Outcome<LookupReply>>;
  readonly report: (report: CardReport) => void;
}

/** How often a card connects in a row without being told anything. */
const MAX_ATTEMPTS = 3;

/** @param open opens a port of this name; replaced in tests */
export function connectCard(
  token: string,
  open = (name: string): Browser.runtime.Port => browser.runtime.connect({ name }),
): CardConnection {
  const content = Promise.withResolvers<Outcome<CardContent>>();
  const answer = Promise.withResolvers<Outcome<LookupReply>>();
  let port: Browser.runtime.Port | undefined;
  let isWaiting = true;
  let attempts = 0;
  const onPush = (push: CardPush) => {
    attempts = 0;
    if (push.content) content.resolve(push.content);
    if (push.answer) answer.resolve(push.answer);
    isWaiting = push.content?.ok === true && push.content.value.asked;
  };
  const connect = () => {
    attempts += 1;
    port = open(CARD_PORT + token);
    port.onMessage.addListener(onPush);
    // The background ended. Firefox ends it after 30 s, port or not, so a card that expects nothing more
    // connects again only for its next report.
    port.onDisconnect.addListener(() => {
      port = undefined;
      if (isWaiting) reconnect();
    });
  };
  const reconnect = () => {
    try {
      if (attempts < MAX_ATTEMPTS) return connect();
    } catch {
      // The extension was updated, and this page is orphaned.
    }
    for (const { resolve } of [content, answer]) resolve(workerGone('no'));
  };
  reconnect();
  return {
    content: content.promise,
    answer: answer.promise,
    report(report) {
      if (!port) reconnect();
      port?.postMessage(report);
    },
  };
}
