/** The console's message: a request of its person. */
import { endpointReplySchema, endpointRequestSchema } from './schemas.ts';

export const CONSOLE_MESSAGES = {
  /**
   * Any request of the contract, sent as composed. A person pressed the button, so it may spend.
   */
  console: { pays: true, request: endpointRequestSchema, reply: endpointReplySchema },
} as const;

type ConsoleMessages = typeof CONSOLE_MESSAGES;

declare module '../../extension/messages/table.ts' {
  interface MessageTypes extends ConsoleMessages {}
}
