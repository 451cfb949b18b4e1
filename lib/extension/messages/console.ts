/** The console's earlier requests. All messages are free; `console` sends one. */
import { z } from 'zod';
import { consoleEntrySchema, endpointReplySchema } from '../schemas/index.ts';
import { emptySchema, uiOnly } from './senders.ts';

export const CONSOLE_MESSAGES = {
  /** The kept requests, newest first. Their replies are without body and headers. */
  consoleHistory: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({ entries: z.array(consoleEntrySchema) }),
  },
  /** The whole reply of a kept request; null where it is no longer kept. */
  consoleEntry: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ reply: endpointReplySchema.nullable() }),
  },
} as const;
