import { ok } from '../../domain/index.ts';
import type { Satellite } from '../../service/messaging/index.ts';
import { CONSOLE_MESSAGES } from '../messages/table.ts';
import { type ConsoleNeeds, createApiConsole } from './api-console.ts';
import { createConsoleHistory } from './history.ts';

/** Requests that a person composed in the console, and those of before. */
export function createConsole(needs: ConsoleNeeds) {
  const history = createConsoleHistory(needs);
  const ask = createApiConsole(needs);
  return {
    messages: CONSOLE_MESSAGES,
    handlers: {
      console: async (request, caller) => {
        const reply = await ask(request, caller);
        if (reply.ok) await history.keep(request, reply.value, caller).catch(() => undefined);
        return reply;
      },
      consoleHistory: async () => ok({ entries: await history.list() }),
      consoleEntry: async ({ id }) => ok({ reply: await history.read(id) }),
    },
    forget: history.clear,
  } satisfies Satellite<typeof CONSOLE_MESSAGES>;
}
