import type { Found, ReplyOf, RequestOf } from '../messages.ts';
import type { Caller } from './caller.ts';
import { candidatesOf } from './candidates.ts';
import type { Item, Judge } from './judge.ts';
import type { Ports } from './ports.ts';
import { DEFAULT_SETTINGS, type SettingsStore } from './settings.ts';

interface Parts {
  readonly ports: Pick<Ports, 'check' | 'detect'>;
  readonly settings: Pick<SettingsStore, 'read'>;
  readonly judge: Judge;
}

/** No value of any kind is without all of these; a BIC may be one word in capitals. */
const SIGN = /[\p{Nd}@.:]|^\s*[A-Z]+\s*$/u;

type Read = Item & Pick<Found, 'raw'>;

/** Cells of a list, each with the values in it; a blank one, or one without a value, has none. */
export function createReadCells({ ports, settings, judge }: Parts) {
  return async (
    { cells, kind }: RequestOf<'readCells'>,
    caller: Caller,
  ): Promise<ReplyOf<'readCells'>> => {
    const { region } = await settings.read().catch(() => DEFAULT_SETTINGS);
    const options = { scope: 'selection', ...(region ? { region } : {}) } as const;
    const valuesOf = (cell: string): readonly Read[] => {
      if (cell.trim() === '') return [];
      // Of a kind that is known a cell is a value, however little it looks like one: but not words.
      if (kind !== null) return SIGN.test(cell) ? [{ kind, value: cell, raw: cell.trim() }] : [];
      return candidatesOf(cell, ports.detect(cell, options), ports.check).values;
    };
    const read = cells.map(valuesOf);
    const judged = await judge(read.flat(), { place: 'workbench', caller });
    let next = 0;
    return {
      cells: read.map((values) =>
        values.flatMap(({ raw }): Found[] => {
          const judgement = judged[next++];
          return judgement ? [{ raw, ...judgement }] : [];
        }),
      ),
    };
  };
}
