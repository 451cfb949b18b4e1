import { ok } from '../../domain/index.ts';
import type { AccountApi } from '../../service/account/index.ts';
import type { AnswersApi } from '../../service/answers/index.ts';
import type { JobsApi } from '../../service/jobs/index.ts';
import type { LookupApi } from '../../service/lookup/index.ts';
import type { Satellite } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { SettingsApi } from '../../service/settings/index.ts';
import { CONSOLE_MESSAGES } from '../messages/table.ts';
import { createApiConsole } from './api-console.ts';
import { createConsoleHistory } from './history.ts';

interface ConsoleNeeds {
  readonly ports: Pick<Ports, 'db' | 'platform' | 'loadCheck' | 'now' | 'newId'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly account: Pick<AccountApi, 'key' | 'openApiSession' | 'queue'>;
  readonly answers: Pick<AnswersApi, 'cache' | 'rawAnswers'>;
  readonly jobs: Pick<JobsApi, 'runner' | 'store'>;
  readonly lookup: Pick<LookupApi, 'payFor'>;
}

/** Requests that a person composed in the console, and those of before. */
export function createConsole(needs: ConsoleNeeds) {
  const { ports, settings, account, answers, jobs, lookup } = needs;
  const history = createConsoleHistory({
    ports,
    settings: settings.store,
    readKey: account.key.read,
  });
  const ask = createApiConsole({
    ports,
    ...account,
    ...answers,
    settings: settings.store,
    jobs: jobs.runner,
    jobStore: jobs.store,
    payFor: lookup.payFor,
  });
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
