import { contradictionsAmong } from '../../check/index.ts';
import { type Kind, ok, type Phrase, type UnreadReason } from '../../domain/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import type { HandlersOf } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import { DEFAULT_SETTINGS, type SettingsStore } from '../../service/settings/index.ts';
import type {
  ReadingTools,
  ValueEvaluator,
  ValueNotes,
  ValueRef,
} from '../../service/values/index.ts';
import { findCandidates } from '../../service/values/index.ts';
import { textKey } from '../../texts/messages.ts';
import { columnKinds, readCellAs, unreadReasonOf } from '../../values/detect/index.ts';
import { VALUE_FORMS } from '../../values/kinds/forms.ts';
import type { CellPart, LIST_MESSAGES, RowReading } from '../messages/index.ts';
import { leftoversOf, splitCell } from './split-cell.ts';

type Handlers = HandlersOf<typeof LIST_MESSAGES>;

interface Dependencies {
  readonly ports: Pick<Ports, 'loadCheck' | 'detect'>;
  readonly settings: Pick<SettingsStore, 'read'>;
  readonly evaluate: ValueEvaluator;
  readonly notes: Pick<ValueNotes, 'annotate'>;
}

interface Placed {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}
type CellValue = ValueRef & Placed;
type UnreadText = Placed & { readonly unread: UnreadReason };
type Part = CellValue | UnreadText;

const isValue = (part: Part): part is CellValue => 'kind' in part;

const moved = <P extends Placed>(part: P, by: number): P => ({
  ...part,
  start: part.start + by,
  end: part.end + by,
});

const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/** Sentences about the values of a row that contradict each other. Leaves out bad values, which are reported anyway. */
function contradictionsIn(
  cells: RowReading<Phrase>['cells'],
): RowReading<Phrase>['contradictions'] {
  const sound = cells.flatMap(({ column, parts }) =>
    parts.flatMap((part) => {
      if ('unread' in part || part.verdict.standing === 'bad') return [];
      const { kind, value } = part.verdict;
      return [{ kind, value, column }];
    }),
  );
  if (sound.length < 2) return [];
  const byText = Map.groupBy(contradictionsAmong(sound), ({ says }) => textKey(says));
  return [...byText.values()].flatMap((same) => {
    const [first, ...others] = new Set(
      same.flatMap(({ about }) => about.map(({ column }) => column)).toSorted((a, b) => a - b),
    );
    const text = same[0]?.says ?? '';
    return first === undefined ? [] : [{ text, columns: [first, ...others] }];
  });
}

/** @returns a function that reads what is in a cell: its values, and the reasons why texts in it are none */
function createPartsReader(tools: ReadingTools) {
  const isGood = ({ kind, value }: ValueRef) => tools.check(kind, value).standing === 'good';

  /** The value that a text begins with, as one of a kind, even if mistyped; null if it has none. */
  function valueAs(kind: Kind, text: string, region: string): CellValue | null {
    // Ada <ada@example.com>
    const name =
      kind === 'email' ? /^\s*[^<>\s][^<>]*<(?=[^<>\s]+>)/.exec(text)?.[0].length : undefined;
    if (name === undefined) return readCellAs(kind, text, { region });
    const found = readCellAs(kind, text.slice(name, text.indexOf('>')), { region });
    return found && moved(found, name);
  }

  /** The values of a text and what is beside them; if it has none, the text with a reason. */
  function readPart(text: string, kind: Kind | null, region: string): Part[] {
    const found = kind && valueAs(kind, text, region);
    // Check digits prove a value among other words: "old: DE89…, new: DE12…".
    const isProven = kind !== null && VALUE_FORMS[kind].checkDigits !== null;
    // A column of emails may also contain phone numbers.
    const inText =
      found && (!isProven || isGood(found)) ? null : findCandidates(text, tools, region, true);
    const isInText = inText?.values.some(
      (value) => !found || (value.kind === kind && isGood(value)),
    );
    const values = (isInText ? inText?.values : found && [found]) ?? [];
    if (values.length === 0) {
      const reason = inText?.unread[0]?.reason ?? unreadReasonOf(text, { region });
      const unread = kind === null ? reason : 'not-in-column';
      return [{ raw: text, start: 0, end: text.length, unread }];
    }
    return [...values, ...besides(text, values, kind, region)].toSorted(
      (a, b) => a.start - b.start,
    );
  }

  /** What a text has besides its values: further values, and what cannot be read. */
  function besides(
    text: string,
    values: readonly CellValue[],
    kind: Kind | null,
    region: string,
  ): Part[] {
    return leftoversOf(text, values).flatMap(({ start, end, isSeparate }): Part[] => {
      const raw = text.slice(start, end);
      // A label, a name or a remark; in a column without a kind also other words.
      if ((!isSeparate || kind === null) && unreadReasonOf(raw) === 'no-value') return [];
      // An account and its bank are often in one cell.
      const mayBeBic = isSeparate && kind === 'iban' && BIC.test(raw);
      const isBic = mayBeBic && tools.check('bic', raw).standing !== 'bad';
      const parts = readPart(raw, isBic ? 'bic' : isSeparate ? kind : null, region);
      return parts.map((part) => moved(part, start));
    });
  }

  return (cell: string, kind: Kind | null, region: string): Part[] => {
    if (cell.trim() === '') return [];
    const texts = kind === null ? [{ start: 0, end: cell.length }] : splitCell(cell);
    const parts = texts.flatMap(({ start, end }) =>
      readPart(cell.slice(start, end), kind, region).map((part) => moved(part, start)),
    );
    if (parts.some(isValue) || kind === null) return parts;
    return [{ raw: cell, start: 0, end: cell.length, unread: 'not-in-column' }];
  };
}

/** Reads the values in the rows of a list. */
export function createCellReader({ ports, settings, evaluate, notes }: Dependencies) {
  const loadReader = async () =>
    createPartsReader({ check: await ports.loadCheck(), detect: ports.detect });
  // Storage that cannot be read must not keep values from being checked.
  const readRegion = async () => (await settings.read().catch(() => DEFAULT_SETTINGS)).region;

  const readRows: Handlers['readRows'] = async ({ rows, list }, caller) => {
    const region = await readRegion();
    const readCell = await loadReader();
    const read = rows.map(({ cells, name }) => {
      const parts = cells.map(({ column, text, kind }) => ({
        column,
        parts: readCell(text, kind, region),
      }));
      return { name, cells: parts, values: parts.flatMap((cell) => cell.parts.filter(isValue)) };
    });
    const values = read.flatMap((row) => row.values);
    const written = values.map((value) => ({ ...value, written: value.raw }));
    const judged = await evaluate(written, { place: 'workbench', caller });
    const judgements = new Map(values.map((value, i) => [value, judged[i]]));
    const judgedOf = (value: CellValue): FoundValue<Phrase>[] => {
      const judgement = judgements.get(value);
      return judgement ? [{ raw: value.raw, ...judgement }] : [];
    };
    const groups = read.map((row) => ({
      found: row.values.flatMap(judgedOf),
      isRecord: true,
      name: row.name,
      list,
    }));
    const noted = await notes.annotate(groups, caller);
    return ok({
      rows: read.map((row, i) => {
        const found = new Map(row.values.map((value, at) => [value, noted[i]?.[at]]));
        const cells = row.cells.map(({ column, parts }) => ({
          column,
          parts: parts.flatMap((part): CellPart<Phrase>[] => {
            const { raw, start } = part;
            if (!isValue(part)) return [{ raw, start, unread: part.unread }];
            const value = found.get(part);
            return value ? [{ ...value, start }] : [];
          }),
        }));
        return { cells, contradictions: contradictionsIn(cells) };
      }),
    });
  };

  return {
    handlers: {
      readRows,
      columnKinds: async ({ rows }) =>
        ok({ kinds: columnKinds(rows, { region: await readRegion() }) }),
    } satisfies Partial<Handlers>,
    readRegion,
    /** Resolves with a function that finds the values in a cell with their places, as written. */
    async loadValuesReader() {
      const readCell = await loadReader();
      return (cell: string, kind: Kind | null, region: string): readonly CellValue[] =>
        readCell(cell, kind, region).filter(isValue);
    },
  };
}
