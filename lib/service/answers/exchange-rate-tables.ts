import { z } from 'zod';
import { ratesResultSchema, unreadableValues } from '../../api/endpoints/index.ts';
import { type Rates, ratesSchema } from '../../extension/schemas/index.ts';
import type { Db } from '../storage/index.ts';
import { partsOfQuestionKey } from './question-key.ts';

/** Requested currencies; null: all. */
export type RequestedCurrencies = readonly string[] | null;

const tableSchema = ratesSchema.omit({ symbols: true, missing: true });
/** Newest first. */
const storedSchema = z.object({
  tables: z.array(z.object({ symbols: z.array(z.string()).nullable(), table: tableSchema })),
});

/** Partial tables that are stored per base currency, in addition to the whole table. */
const MAX_PARTIAL_TABLES = 8;

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

/** The table in the API's answer. `base`: the requested one, which the answer may not name. */
export function rateTableOf(
  answer: unknown,
  { base, ...paid }: Pick<Rates, 'base' | 'at' | 'credits'>,
): Rates {
  const result = ratesResultSchema.parse(answer);
  const unreadable = unreadableValues(answer, result);
  return {
    base: result.base ?? base,
    date: result.date ?? '',
    rates: result.rates,
    ...paid,
    ...(unreadable.length > 0 ? { unreadable } : {}),
  };
}

const recordIdOf = (account: string, base: string): string => `rates ${account} ${base}`;

export type ExchangeRateTables = ReturnType<typeof createExchangeRateTables>;

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
    /** Drops older tables that the new one covers. `question`: as `questionKey` names it. */
    async save(
      question: string,
      answer: unknown,
      paid: Pick<Rates, 'at' | 'credits'>,
    ): Promise<void> {
      const { account, params } = partsOfQuestionKey(question);
      const { base = '' } = params;
      const symbols = params.symbols?.split(',') ?? null;
      const table = rateTableOf(answer, { base, ...paid });
      const others = (await read(account, base)).filter((other) => !covers(symbols, other.symbols));
      const tables = [{ symbols, table }, ...others].slice(0, MAX_PARTIAL_TABLES);
      await db.write('snapshots', recordIdOf(account, base), { tables });
    },
  };
}
