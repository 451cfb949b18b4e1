/** Messages that concern every room of the service; its root answers them. */
import { emptySchema, uiOnly } from './senders.ts';

export const SERVICE_MESSAGES = {
  clearHistory: { from: uiOnly, request: emptySchema, reply: emptySchema },
} as const;
