export type { ACCOUNT_MESSAGES } from './account.ts';
export type { ANSWER_MESSAGES } from './answers.ts';
export type { BILLING_MESSAGES, JOB_MESSAGES, LOOKUP_MESSAGES } from './lookup.ts';
export type { POPUP_MESSAGES } from './popup.ts';
export { emptySchema, type SenderKind, uiOnly } from './senders.ts';
export type { SETTINGS_MESSAGES, SETTINGS_SYNC_MESSAGES } from './settings.ts';
export type { SURFACE_MESSAGES } from './surfaces.ts';
export {
  type Envelope,
  MESSAGES,
  type MessageName,
  type MessageRows,
  type ReplyOf,
  type RequestOf,
  type SatelliteRows,
} from './table.ts';
export type { VALUE_MESSAGES } from './values.ts';
