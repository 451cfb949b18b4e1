import type { Satellite } from '../../service/messaging/index.ts';
import { CONSOLE_MESSAGES } from '../messages/table.ts';
import { type ConsoleNeeds, createApiConsole } from './api-console.ts';

/** Requests that a person composed in the console. */
export function createConsole(needs: ConsoleNeeds) {
  return {
    messages: CONSOLE_MESSAGES,
    handlers: {
      console: createApiConsole(needs),
    },
  } satisfies Satellite<typeof CONSOLE_MESSAGES>;
}
