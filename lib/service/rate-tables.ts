import { z } from 'zod';
import { type Rates, ratesSchema } from '../messages.ts';
import type { Db } from './db.ts';

/** Which currencies were asked for; null: all of them. */
export type Symbols = readonly string[] | null;

const tableSchema = ratesSchema.omit({ symbols: true, missing: true });
const tablesSchema = z.object({
  tables: z.array(z.object({ symbols: z.array(z.string()).nullable(), table: tableSchema })),
});
/** Up to 0.1.0 one whole table stood there by itself. */
const storedSchema = z.union([
  tablesSchema,
  tableSchema.transform((table) => ({ tables: [{ symbols: null, table }] })),
]);

/** Tables of some currencies that are kept for a base, beside the whole one. */
const KEPT = 8;

/** In one order, each once: the same wish is the same question. */
export const inOrder = (symbols: readonly string[] | undefined): Symbols =>
  symbols === undefined || symbols.length === 0 ? null : [...new Set(symbols)].sort();

const isSame = (a: Symbols, b: Symbols): boolean => JSON.stringify(a) === JSON.stringify(b);

const covers = (asked: Symbols, wanted: Symbols): boolean =>
  asked === null || (wanted?.every((code) => asked.includes(code)) ?? false);

/** What is wanted of a table, and which of it the API gave no rate for. */
export function narrowed(table: z.infer<typeof tableSchema>, wanted: Symbols): Rates {
  if (wanted === null) return table;
  const isWanted = ([code]: [string, number]) => code === table.base || wanted.includes(code);
  const rates = Object.fromEntries(Object.entries(table.rates).filter(isWanted));
  const missing = wanted.filter((code) => code !== table.base && rates[code] === undefined);
  const lacking = missing.length > 0 ? { missing } : {};
  return { ...table, rates, symbols: [...wanted], ...lacking };
}

/** Paid tables by base and wish: the whole one answers every wish for free. */
export function createRateTables(db: Db) {
  const read = async (base: string) =>
    (await db.read('snapshots', `rates ${base}`, storedSchema))?.tables ?? [];
  return {
    /** The newest table that has all that is wanted; null: none is kept. */
    async find(base: string, wanted: Symbols): Promise<Rates | null> {
      const fit = (await read(base)).filter(({ symbols }) => covers(symbols, wanted));
      const newest = fit.sort((a, b) => b.table.at - a.table.at)[0];
      return newest ? narrowed(newest.table, wanted) : null;
    },
    /** What a newer table answers as well is not kept any longer. */
    async keep(base: string, symbols: Symbols, table: Rates): Promise<void> {
      const others = (await read(base)).filter(
        (each) => !covers(symbols, each.symbols) && !isSame(symbols, each.symbols),
      );
      const tables = [{ symbols, table }, ...others].slice(0, KEPT);
      await db.write('snapshots', `rates ${base}`, { tables });
    },
  };
}
