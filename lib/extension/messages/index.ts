export type { SenderKind } from './senders.ts';
export {
  type Envelope,
  MESSAGES,
  type MessageName,
  type ReplyOf,
  type RequestOf,
} from './table.ts';
