import { ok, withDisposableSetting } from '../../domain/index.ts';
import type { ANSWER_MESSAGES } from '../../extension/messages/index.ts';
import type { AccountApi } from '../account/index.ts';
import type { BillingApi } from '../billing/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import { createAnswerCache } from './cache.ts';
import { createHistoryUndo, createLookupHistory } from './history.ts';
import { createNotFoundInterpreter } from './paid-result.ts';
import { createRawAnswers } from './raw-answers.ts';
import { createAnswerReader } from './read-answer.ts';
import { createOutcomeRecorder } from './record-outcome.ts';
import { createStoredAnswers } from './stored-answers.ts';

interface AnswersNeeds {
  readonly ports: Pick<Ports, 'db' | 'platform' | 'loadCheck' | 'now'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly billing: Pick<BillingApi, 'ledger' | 'receipts' | 'reconciliation'>;
  readonly account: Pick<AccountApi, 'key' | 'usage' | 'onAccountChanged'>;
}

export type AnswersApi = ReturnType<typeof createAnswers>['api'];

/** Answers that were paid for: the cache, the history, and the whole answers of its entries. */
export function createAnswers({ ports, settings, billing, account }: AnswersNeeds) {
  const { db, platform, now } = ports;
  const { key, usage } = account;
  const cache = createAnswerCache(db, now, settings.store);
  const history = createLookupHistory(db, settings.store);
  const storedAnswers = createStoredAnswers(db, settings.store);
  const rawAnswers = createRawAnswers(db, settings.store, now);
  const parts = {
    ports,
    key,
    cache,
    history,
    storedAnswers,
    rawAnswers,
    settings: settings.store,
    ledger: billing.ledger,
  };
  const undo = createHistoryUndo({ ...parts, session: platform.session });

  /** Call when the connection changes: "not found" may have come from an address without an API. */
  async function dropMissing(): Promise<void> {
    for (const { kind, value } of await cache.removeMissing()) {
      await platform.broadcast({ fieldmarkTab: 'answered', kind, value });
    }
  }
  account.onAccountChanged(dropMissing);
  billing.reconciliation.onProvedFree(async (ids) => {
    for (const id of ids) {
      const entry = await history.settleFree(id);
      if (!entry) continue;
      const { kind, value } = entry.verdict;
      await platform.broadcast({ fieldmarkTab: 'answered', kind, value });
    }
    await platform.broadcast({ fieldmarkTab: 'popupChanged' });
  });

  return {
    api: {
      cache,
      history,
      rawAnswers,
      recordOutcome: createOutcomeRecorder(parts),
      interpretNotFound: createNotFoundInterpreter(() => usage(true)),
    },
    handlers: {
      history: async ({ limit }) => {
        const { disposableIsBad } = await settings.store.read();
        const entries = (await history.list(limit)).map((entry) => ({
          ...entry,
          verdict: withDisposableSetting(entry.verdict, disposableIsBad),
        }));
        return ok({ entries });
      },
      deleteEntry: async ({ id }) => ok({ undo: (await undo.remove(id)) === true }),
      restoreEntry: async ({ id }) => ok({ restored: await undo.restore(id) }),
      receipts: async ({ limit }) => {
        // An entry of the history has the id of the receipt that paid for it.
        const verdicts = new Map(
          (await history.list(limit)).map(({ id, verdict }) => [id, verdict]),
        );
        const receipts = (await billing.receipts.list(limit)).map((receipt) => {
          const verdict = verdicts.get(receipt.id);
          return verdict
            ? {
                ...receipt,
                about: { kind: verdict.kind, value: verdict.value, facts: verdict.facts },
              }
            : receipt;
        });
        return ok({ receipts });
      },
      record: createAnswerReader(parts),
      rawAnswer: async ({ id, from }) => ok(await rawAnswers.part(id, from)),
    },
    // Cached answers contain the values too.
    forget: () =>
      Promise.all([
        history.clear(),
        storedAnswers.clear(),
        rawAnswers.clear(),
        cache.clear(),
        undo.clear(),
      ]),
    begin: cache.removeExpired,
  } satisfies ServiceModule<typeof ANSWER_MESSAGES>;
}
