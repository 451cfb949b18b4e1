/** Makes many paid lookups over a faulty network and compares what was billed with the receipts. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { questionFor } from '../../../lib/api/client/question.ts';
import { questionKey } from '../../../lib/service/answers/question-key.ts';
import type { FaultyNetwork } from '../support/faulty-network.ts';
import type { LogEntry } from '../support/world.ts';

export interface Asked {
  readonly value: string;
  readonly depth: 'standard' | 'deep';
}

/** Distinct addresses; every tenth gets a deep lookup, which runs as a job. */
export const questions = (count: number, from = 0): Asked[] =>
  Array.from({ length: count }, (_, i) => ({
    value: `person-${from + i}@example.com`,
    depth: i % 10 === 9 ? 'deep' : 'standard',
  }));

/** Runs in a page of ours: makes all lookups, `atOnce` at a time, and does not wait for lost answers. */
export async function askAll({ asked, atOnce }: { asked: Asked[]; atOnce: number }) {
  interface Runtime {
    sendMessage(message: unknown): Promise<unknown>;
  }
  const scope = globalThis as unknown as Record<'browser' | 'chrome', { runtime: Runtime }>;
  const { runtime } = scope.browser ?? scope.chrome;
  const queue = [...asked];
  const ask = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const body = { ...next, kind: 'email', trigger: 'gesture', refresh: false, place: 'popup' };
      // A worker that is killed during a call never answers, or only after five minutes.
      const reply = runtime.sendMessage({ fieldmark: 'lookup', body }).catch(() => null);
      await Promise.race([reply, new Promise((resolve) => setTimeout(resolve, 15_000))]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
}

const receiptsSchema = z.array(
  z.looseObject({
    id: z.string(),
    at: z.number(),
    credits: z.number(),
    state: z.string(),
    question: z.string(),
    account: z.string(),
  }),
);
type Kept = z.infer<typeof receiptsSchema>[number];

/** Runs in a page of ours: a store of the database. */
export function readStore(store: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('fieldmark');
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const all = opened.result.transaction(store).objectStore(store).getAll();
      all.onsuccess = () => {
        opened.result.close();
        resolve(all.result);
      };
      all.onerror = () => reject(all.error);
    };
  });
}

/** Runs in a page of ours: makes receipts and snapshots `ms` older, as if that time had passed. */
export function age(ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('fieldmark');
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const tx = opened.result.transaction(['receipts', 'snapshots'], 'readwrite');
      for (const name of ['receipts', 'snapshots']) {
        const cursor = tx.objectStore(name).openCursor();
        cursor.onsuccess = () => {
          const at = cursor.result;
          if (!at) return;
          if (typeof at.value?.at === 'number') at.update({ ...at.value, at: at.value.at - ms });
          at.continue();
        };
      }
      tx.onerror = () => reject(tx.error);
      tx.oncomplete = () => {
        opened.result.close();
        resolve();
      };
    };
  });
}

function digestOf(account: string, { value, depth }: Asked): string {
  const question = questionFor('email', value, depth, { whole: true });
  if (question === null) throw new Error('the value has no lookup');
  const name = questionKey(account, { ...question, fields: [] });
  return createHash('sha256').update(name).digest('hex');
}

/** @param stored the receipts, from `readStore` */
export function tally(
  asked: readonly Asked[],
  network: FaultyNetwork,
  log: readonly LogEntry[],
  stored: unknown,
) {
  const receipts = receiptsSchema.parse(stored);
  const accounts = [...new Set(receipts.map(({ account }) => account))];
  const rows = asked.map((lookup) => {
    const digests = accounts.map((account) => digestOf(account, lookup));
    return {
      ...lookup,
      billed: log.filter(({ query, credits }) => query.query === lookup.value && credits > 0)
        .length,
      carried: network.carried.filter(({ value }) => value === lookup.value),
      receipts: receipts.filter(({ question }) => digests.includes(question)),
    };
  });
  const inState = (state: string) =>
    rows.filter((row) => row.receipts.some((receipt) => receipt.state === state));
  const values = (some: typeof rows) => some.map(({ value }) => value);
  const possibly = inState('possibly-billed');
  const isPaid = ({ state }: Kept) => state !== 'failed' && state !== 'ready';
  return {
    asked: asked.length,
    /** Requests that reached the network. */
    sent: rows.reduce((sum, row) => sum + row.carried.length, 0),
    billed: rows.reduce((sum, row) => sum + row.billed, 0),
    receipts: rows.reduce((sum, row) => sum + row.receipts.length, 0),
    possibly: possibly.length,
    /** Values in state "possibly billed" whose request never reached the network. */
    neverLeft: values(possibly.filter((row) => row.carried.length === 0)),
    /** Number of "possibly billed" calls whose answer was delivered, to a worker that then died. */
    delivered: possibly.filter((row) => row.carried.some(({ delivered }) => delivered)).length,
    possiblyBilled: possibly.filter((row) => row.billed > 0).length,
    open: inState('open').length,
    /** Values that were billed more often than their receipts say. */
    unrecorded: values(rows.filter((row) => row.billed > row.receipts.filter(isPaid).length)),
    twice: values(rows.filter((row) => row.billed > 1)),
    /** Values with an answered receipt that were never billed. */
    imagined: values(inState('answered').filter((row) => row.billed === 0)),
  };
}
