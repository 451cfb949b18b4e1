import { ok } from '../../domain/index.ts';
import type { CONSOLE_MESSAGES } from '../../extension/messages/index.ts';
import type { AccountApi } from '../../service/account/index.ts';
import type { Room } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { SettingsApi } from '../../service/settings/index.ts';
import { createConsoleHistory } from './history.ts';

interface ConsoleNeeds {
  readonly ports: Pick<Ports, 'db' | 'now' | 'newId'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly account: Pick<AccountApi, 'key'>;
}

export type ConsoleApi = ReturnType<typeof createConsole>['api'];

/** The console's earlier requests. The lookup room sends its requests, because they are paid. */
export function createConsole({ ports, settings, account }: ConsoleNeeds) {
  const history = createConsoleHistory({
    ports,
    settings: settings.store,
    readKey: account.key.read,
  });
  return {
    api: { keep: history.keep },
    handlers: {
      consoleHistory: async () => ok({ entries: await history.list() }),
      consoleEntry: async ({ id }) => ok({ reply: await history.read(id) }),
    },
    forget: history.clear,
  } satisfies Room<typeof CONSOLE_MESSAGES>;
}
