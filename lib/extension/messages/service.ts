/** Messages that concern every folder of the service. Its index.ts handles them. */
import { emptySchema, uiOnly } from './senders.ts';

export const SERVICE_MESSAGES = {
  clearHistory: { from: uiOnly, request: emptySchema, reply: emptySchema },
} as const;
