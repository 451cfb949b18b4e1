import type { Outcome } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply } from '../../extension/schemas/index.ts';
import type { KeyStore } from '../account/index.ts';
import type { ListBudget, SpendingLedger } from '../billing/index.ts';
import type { RateLimitedQueue } from '../concurrency/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { ValueEvaluator } from '../values/index.ts';
import { createListHandlers } from './handlers.ts';
import { createListLog } from './log.ts';
import { createListScheduler } from './scheduler.ts';
import { createListStore } from './store.ts';
import { createListWorker } from './worker.ts';

interface Dependencies {
  readonly ports: Ports;
  readonly key: KeyStore;
  readonly evaluate: ValueEvaluator;
  readonly ledger: SpendingLedger;
  readonly queue: RateLimitedQueue;
  readonly lookup: (
    request: RequestOf<'lookup'>,
    caller: Caller,
    purse: ListBudget,
  ) => Promise<Outcome<LookupReply>>;
  /** The free usage record. */
  readonly probe: () => Promise<Outcome<unknown>>;
  /** Resolves when what a former worker left open is settled: nothing is paid for before. */
  readonly ready: () => Promise<void>;
}

/** All that is about lists: those on their way, and the messages of the workbench about them. */
export function createListService(parts: Dependencies) {
  const { ports, key, evaluate: judge, ledger, queue, lookup, probe, ready } = parts;
  const log = createListLog(ports.db);
  const store = createListStore(ports.db, log);
  const lists = createListScheduler({ ports, key, ledger, store, log }, (told) =>
    createListWorker({ ports, store, log, queue, lookup, probe, ...told }),
  );
  const desk = createListHandlers({
    ports,
    key,
    evaluate: judge,
    ledger,
    store,
    log,
    scheduler: lists,
  });
  const whenReady =
    <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await ready();
      return work(...args);
    };
  return {
    lists,
    handlers: {
      ...desk,
      startList: whenReady(desk.startList),
      controlList: whenReady(desk.controlList),
      retryList: whenReady(desk.retryList),
    },
  };
}
