/** The list as the page has told it, and how it changes with what the page tells next. */
import type { activeTexts } from '../../texts/locale.ts';
import {
  type ListAnswers,
  nextAnswer,
  type RowReadings,
  replaceRows,
  type Sheet,
} from '../list/index.ts';
import type {
  ListAnswer,
  ListLayout,
  ListRow,
  OriginalCell,
  RowReading,
} from '../messages/index.ts';
import { DEFAULT_LIST_VIEW, type ListView } from './view.ts';

/** A sheet whose rows follow. */
export type SheetToCome = Omit<Sheet, 'rows'> & { readonly total: number };

/** What the page says of the list. */
interface Told {
  /** The language of all texts, that of the browser, and who set the key; null: nothing was said yet. */
  readonly texts: ReturnType<typeof activeTexts> | null;
  /** How the list is read. Another layout: it must be read again. */
  readonly layout: ListLayout;
  readonly originals: readonly OriginalCell[];
  readonly view: ListView;
  /** The `index` of each selected row. */
  readonly selected: ReadonlySet<number>;
  /** The places of the rows that are drawn, from the first up to the last. */
  readonly near: { readonly from: number; readonly to: number };
  /** The `index` of the active row. */
  readonly active: number | null;
}

/** What the page tells the worker; what is left out stays as it is. */
export interface ListPatch extends Partial<Told> {
  /** Another list, whose rows follow; `isParsed`: they are those that were parsed last. */
  readonly sheet?: SheetToCome & { readonly isParsed: boolean };
  /** Rows that follow those that have come. */
  readonly more?: readonly ListRow[];
  /** Rows that changed. */
  readonly rows?: readonly ListRow[];
  /** What was read, by the position of the row below the header. */
  readonly readings?: readonly (readonly [number, RowReading])[];
  /** By `valueKey`, in the order in which they came; null: those that there were are forgotten. */
  readonly answers?: readonly (readonly [string, ListAnswer])[] | null;
}

/** Parts that did not change stay the same objects, by which is known what must be computed again. */
export interface ToldList extends Told {
  readonly sheet: Sheet;
  /** How many rows the sheet has once all have come. */
  readonly total: number;
  /** The rows of the text or file that was parsed last. */
  readonly parsed: readonly ListRow[];
  readonly readings: RowReadings;
  readonly answers: ListAnswers;
}

export const NOTHING_TOLD: ToldList = {
  texts: null,
  sheet: { delimiter: 'none', rows: [], width: 0, rowsOmitted: 0 },
  total: 0,
  parsed: [],
  layout: { columns: [], header: false },
  readings: [],
  answers: new Map(),
  originals: [],
  view: DEFAULT_LIST_VIEW,
  selected: new Set(),
  near: { from: 0, to: 0 },
  active: null,
};

/** Another sheet, of which nothing is read yet; its rows follow, or are those that were parsed. */
function withSheet(told: ToldList, other: NonNullable<ListPatch['sheet']>): ToldList {
  const { total, isParsed, ...sheet } = other;
  const rows = isParsed ? told.parsed : [];
  return { ...told, total, sheet: { ...sheet, rows }, parsed: [], readings: [] };
}

function withReadings(
  { readings }: ToldList,
  more: NonNullable<ListPatch['readings']>,
): RowReadings {
  const next = readings.slice();
  for (const [position, reading] of more) next[position] = reading;
  return next;
}

function withAnswers({ answers }: ToldList, more: NonNullable<ListPatch['answers']>): ListAnswers {
  const next = new Map(answers);
  for (const [key, entry] of more) next.set(key, nextAnswer(next.get(key), entry));
  return next;
}

/** The list after a patch. */
export function afterPatch(before: ToldList, patch: ListPatch): ToldList {
  const { sheet, more, rows, readings, answers, ...other } = patch;
  let told: ToldList = { ...before, ...other };
  if (sheet) told = withSheet(told, sheet);
  if (more) told = { ...told, sheet: { ...told.sheet, rows: told.sheet.rows.concat(more) } };
  if (rows) told = { ...told, sheet: replaceRows(told.sheet, rows) };
  if (other.layout) told = { ...told, readings: [] };
  if (readings) told = { ...told, readings: withReadings(told, readings) };
  if (answers) told = { ...told, answers: withAnswers(told, answers) };
  if (answers === null) told = { ...told, answers: new Map() };
  return told;
}
