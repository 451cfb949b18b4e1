export type { ACCOUNT_MESSAGES } from './account.ts';
export type { ANSWER_MESSAGES } from './answers.ts';
export type { BILLING_MESSAGES } from './billing.ts';
export type { CONSOLE_MESSAGES } from './console.ts';
export type { JOB_MESSAGES } from './jobs.ts';
export type { LIST_MESSAGES } from './lists.ts';
export type { LOOKUP_MESSAGES } from './lookup.ts';
export type { POPUP_MESSAGES } from './popup.ts';
export type { SenderKind } from './senders.ts';
export type { SETTINGS_MESSAGES, SETTINGS_SYNC_MESSAGES } from './settings.ts';
export type { SURFACE_MESSAGES } from './surfaces.ts';
export {
  type Envelope,
  MESSAGE_ROWS,
  MESSAGES,
  type MessageName,
  type ReplyOf,
  type RequestOf,
} from './table.ts';
export type { VALUE_MESSAGES } from './values.ts';
