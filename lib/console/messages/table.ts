/** The console's messages: a request of its person, and earlier ones. */
import { z } from 'zod';
import { emptySchema } from '../../extension/messages/index.ts';
import { consoleEntrySchema, endpointReplySchema, endpointRequestSchema } from './schemas.ts';

export const CONSOLE_MESSAGES = {
  /**
   * Any request of the contract, sent as composed. A person pressed the button, so it may spend.
   */
  console: { pays: true, request: endpointRequestSchema, reply: endpointReplySchema },
  /** The kept requests, newest first. Their replies are without body and headers. */
  consoleHistory: {
    request: emptySchema,
    reply: z.object({ entries: z.array(consoleEntrySchema) }),
  },
  /** The whole reply of a kept request; null where it is no longer kept. */
  consoleEntry: {
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ reply: endpointReplySchema.nullable() }),
  },
} as const;

type ConsoleMessages = typeof CONSOLE_MESSAGES;

declare module '../../extension/messages/table.ts' {
  interface MessageTypes extends ConsoleMessages {}
}
