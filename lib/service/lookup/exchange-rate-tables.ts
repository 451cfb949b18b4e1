import { z } from 'zod';
import { type Rates, ratesSchema } from '../../extension/schemas/index.ts';
import type { Db } from '../storage/index.ts';

/** Requested currencies; null: all. */
export type RequestedCurrencies = readonly string[] | null;

const tableSchema = ratesSchema.omit({ symbols: true, missing: true });
/** Newest first. */
const storedSchema = z.object({
  tables: z.array(z.object({ symbols: z.array(z.string()).nullable(), table: tableSchema })),
});
/** Partial tables that are stored per base currency, in addition to the whole table. */
const MAX_PARTIAL_TABLES = 8;

/** Sorted and unique, so that requests for the same currencies are the same question. */
export const normalizeCurrencies = (symbols: readonly string[] | undefined): RequestedCurrencies =>
  symbols === undefined ? null : [...new Set(symbols)].sort();

const covers = (covered: RequestedCurrencies, wanted: RequestedCurrencies): boolean =>
  covered === null || (wanted?.every((code) => covered.includes(code)) ?? false);

/** The requested part of a table, and the currencies without a rate. */
export function selectCurrencies(
  table: z.infer<typeof tableSchema>,
  wanted: RequestedCurrencies,
): Rates {
  if (wanted === null) return table;
  const isWanted = ([code]: [string, number]) => code === table.base || wanted.includes(code);
  const rates = Object.fromEntries(Object.entries(table.rates).filter(isWanted));
  const { unreadable: all = [], ...readable } = table;
  const codeOf = (path: string) => path.replace(/^rates\./, '');
  const unreadable = all.filter(
    ({ path }) => !path.startsWith('rates.') || wanted.includes(codeOf(path)),
  );
  const isUnreadable = (code: string) => unreadable.some(({ path }) => codeOf(path) === code);
  const missing = wanted.filter(
    (code) => code !== table.base && rates[code] === undefined && !isUnreadable(code),
  );
  return {
    ...readable,
    rates,
    symbols: [...wanted],
    ...(missing.length > 0 ? { missing } : {}),
    ...(unreadable.length > 0 ? { unreadable } : {}),
  };
}

const recordIdOf = (account: string, base: string): string => `rates ${account} ${base}`;

/** Paid tables by account, base and currencies; the whole table answers every request for free. */
export function createExchangeRateTables(db: Db) {
  const read = async (account: string, base: string) =>
    (await db.read('snapshots', recordIdOf(account, base), storedSchema))?.tables ?? [];
  return {
    /** The newest stored table that covers the request; null: none. */
    async find(account: string, base: string, wanted: RequestedCurrencies): Promise<Rates | null> {
      const newest = (await read(account, base)).find(({ symbols }) => covers(symbols, wanted));
      return newest ? selectCurrencies(newest.table, wanted) : null;
    },
    /** Drops older tables that the new one covers. */
    async save(
      account: string,
      base: string,
      symbols: RequestedCurrencies,
      table: Rates,
    ): Promise<void> {
      const others = (await read(account, base)).filter((other) => !covers(symbols, other.symbols));
      const tables = [{ symbols, table }, ...others].slice(0, MAX_PARTIAL_TABLES);
      await db.write('snapshots', recordIdOf(account, base), { tables });
    },
  };
}
