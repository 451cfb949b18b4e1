import type { Outcome } from '../failure.ts';
import type { LookupReply, RequestOf } from '../messages.ts';
import type { Caller } from './caller.ts';
import type { Judge } from './judge.ts';
import type { KeyStore } from './key.ts';
import type { Ledger, Purse } from './ledger.ts';
import { createListDesk } from './list-desk.ts';
import { createListLog } from './list-log.ts';
import { createListRun } from './list-run.ts';
import { createListStore } from './list-store.ts';
import { createLists } from './lists.ts';
import type { Ports } from './ports.ts';
import type { Queue } from './queue.ts';

interface Parts {
  readonly ports: Ports;
  readonly key: KeyStore;
  readonly judge: Judge;
  readonly ledger: Ledger;
  readonly queue: Queue;
  readonly lookup: (
    request: RequestOf<'lookup'>,
    caller: Caller,
    purse: Purse,
  ) => Promise<Outcome<LookupReply>>;
  /** The free usage record. */
  readonly probe: () => Promise<Outcome<unknown>>;
  /** Resolves when what a former worker left open is settled: nothing is paid for before. */
  readonly ready: () => Promise<void>;
}

/** All that is about lists: those on their way, and the messages of the workbench about them. */
export function createListService(parts: Parts) {
  const { ports, key, judge, ledger, queue, lookup, probe, ready } = parts;
  const log = createListLog(ports.db);
  const store = createListStore(ports.db, log);
  const lists = createLists({ ports, key, ledger, store, log }, (told) =>
    createListRun({ ports, store, log, queue, lookup, probe, ...told }),
  );
  const desk = createListDesk({ ports, key, judge, ledger, store, log, lists });
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
      listDo: whenReady(desk.listDo),
      listAgain: whenReady(desk.listAgain),
    },
  };
}
