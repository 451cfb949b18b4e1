import { contradictionsAmong } from '../../check/index.ts';
import { columnKinds, readCellAs, unreadReasonOf } from '../../detect/index.ts';
import type { Kind, UnreadReason } from '../../domain/index.ts';
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

type CellValue = ValueRef & Pick<FoundValue, 'raw'>;

interface CellReading {
  readonly values: readonly CellValue[];
  readonly unread: UnreadReason | null;
}

/** Sentences about the values of a row that contradict each other. Leaves out bad values, which are reported anyway. */
const contradictionsIn = (row: readonly FoundValue[]): string[] =>
  row.length < 2
    ? []
    : contradictionsAmong(
        row.flatMap(({ verdict }) => (verdict.standing === 'bad' ? [] : [verdict])),
      ).map(({ says }) => says);

/** Reads the values in each cell of a list, and gives the reason why a filled cell has none. */
export function createCellReader({ ports, settings, evaluate }: Dependencies) {
  function readCell(cell: string, kind: Kind | null, region: string): CellReading {
    if (cell.trim() === '') return { values: [], unread: null };
    const found = kind && readCellAs(kind, cell, { region });
    if (found) return { values: [found], unread: null };
    // A column of emails may also contain phone numbers.
    const { values, unread } = findCandidates(cell, ports, region, true);
    if (values.length > 0) return { values, unread: null };
    if (kind !== null) return { values, unread: 'not-in-column' };
    return { values, unread: unread[0]?.reason ?? unreadReasonOf(cell, { region }) };
  }
  const readRegion = async () => (await settings.read().catch(() => DEFAULT_SETTINGS)).region;

  async function readCells(
    { cells, kinds, sizes }: RequestOf<'readCells'>,
    caller: Caller,
  ): Promise<ReplyOf<'readCells'>> {
    const region = await readRegion();
    const read = cells.map((cell, i) => readCell(cell, kinds[i] ?? null, region));
    const judged = await evaluate(
      read.flatMap(({ values }) => values),
      { place: 'workbench', caller },
    );
    let nextValue = 0;
    const found = read.map(({ values }) =>
      values.flatMap(({ raw }): FoundValue[] => {
        const judgement = judged[nextValue++];
        return judgement ? [{ raw, ...judgement }] : [];
      }),
    );
    let nextCell = 0;
    return {
      cells: found,
      unread: read.map(({ unread }) => unread),
      contradictions: sizes.map((size) => {
        const row = found.slice(nextCell, nextCell + size).flat();
        nextCell += size;
        return contradictionsIn(row);
      }),
    };
  }

  return {
    readCells,
    columnKinds: async ({ rows }: RequestOf<'columnKinds'>): Promise<ReplyOf<'columnKinds'>> => ({
      kinds: columnKinds(rows, { region: await readRegion() }),
    }),
  };
}
