import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import { DEFAULT_SETTINGS, type SettingsStore } from '../settings/index.ts';
import { findCandidates } from './candidates.ts';
import type { ValueEvaluator, ValueRef } from './evaluate-values.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'check' | 'detect'>;
  readonly settings: Pick<SettingsStore, 'read'>;
  readonly evaluate: ValueEvaluator;
}

/** Every value has one of these; a BIC may be one word in capitals. */
const VALUE_CHARACTER = /[\p{Nd}@.:]|^\s*[A-Z]+\s*$/u;

type CellValue = ValueRef & Pick<FoundValue, 'raw'>;

/** Reads the values in each cell of a list; blank cells have none. */
export function createCellReader({ ports, settings, evaluate }: Dependencies) {
  return async (
    { cells, kind }: RequestOf<'readCells'>,
    caller: Caller,
  ): Promise<ReplyOf<'readCells'>> => {
    const { region } = await settings.read().catch(() => DEFAULT_SETTINGS);
    const options = { scope: 'selection', ...(region ? { region } : {}) } as const;
    const valuesOf = (cell: string): readonly CellValue[] => {
      if (cell.trim() === '') return [];
      // With a known kind every cell is a value, except plain words.
      if (kind !== null)
        return VALUE_CHARACTER.test(cell) ? [{ kind, value: cell, raw: cell.trim() }] : [];
      return findCandidates(cell, ports.detect(cell, options), ports.check).values;
    };
    const read = cells.map(valuesOf);
    const judged = await evaluate(read.flat(), { place: 'workbench', caller });
    let next = 0;
    return {
      cells: read.map((values) =>
        values.flatMap(({ raw }): FoundValue[] => {
          const judgement = judged[next++];
          return judgement ? [{ raw, ...judgement }] : [];
        }),
      ),
    };
  };
}
