/**
 * Every message once: what is asked, what comes back, and which contexts may ask it.
 * Replies travel as `Outcome`: a failure is data, never a thrown error across contexts.
 */
import type { z } from 'zod';
import { ACCOUNT_MESSAGES } from './account.ts';
import { LIST_MESSAGES } from './lists.ts';
import { PAGE_MESSAGES } from './page.ts';
import { POPUP_MESSAGES } from './popup.ts';
import { SETTINGS_MESSAGES } from './settings.ts';
import { SURFACE_MESSAGES } from './surfaces.ts';
import { VALUE_MESSAGES } from './values.ts';

export type { SenderKind } from './senders.ts';

/** Messages that the background answers. */
export const MESSAGES = {
  ...VALUE_MESSAGES,
  ...SURFACE_MESSAGES,
  ...PAGE_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...SETTINGS_MESSAGES,
  ...LIST_MESSAGES,
  ...POPUP_MESSAGES,
} as const;

export type MessageName = keyof typeof MESSAGES;
export type RequestOf<N extends MessageName> = z.infer<(typeof MESSAGES)[N]['request']>;
export type ReplyOf<N extends MessageName> = z.infer<(typeof MESSAGES)[N]['reply']>;

/** The envelope on the wire. */
export interface Envelope<N extends MessageName = MessageName> {
  readonly fieldmark: N;
  readonly body: RequestOf<N>;
}
