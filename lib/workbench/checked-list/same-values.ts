/** The lines of each value of a list, by kind and value. */
import type { Kind } from '../../domain/index.ts';
import type { ListLine, PriceState } from '../list/index.ts';
import type { DuplicateKind } from '../list-view/index.ts';
import type { IbanNames } from './iban-names.ts';
import type { NewLine } from './row-lines.ts';

/** The lines that have the same value. */
export interface SameValue {
  readonly kind: Kind;
  readonly value: string;
  /** In the order of the list. */
  readonly lines: NewLine[];
  /** Number of the first row, which all other lines repeat; null: they must be told. */
  firstRow: number | null;
  /** How its price and duplicates are counted. */
  lookup: PriceState | null;
  duplicates: readonly DuplicateKind[];
  /** Different names that an IBAN has in the list. */
  names: IbanNames | null;
}

const isBefore = (a: ListLine, b: ListLine): boolean =>
  a.position < b.position || (a.position === b.position && a.place < b.place);

/** The index of the first line that is not before the given one. */
function indexOf(lines: readonly ListLine[], line: ListLine): number {
  const last = lines.at(-1);
  if (!last || isBefore(last, line)) return lines.length;
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = lines[middle];
    if (other && isBefore(other, line)) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function createSameValues() {
  const byKind = new Map<string, Map<string, SameValue>>();
  const find = (kind: string, value: string) => byKind.get(kind)?.get(value);

  /** Adds a line to those of its value; null: it has none. */
  function add(line: NewLine | undefined): SameValue | null {
    if (!line?.found) return null;
    const { kind, value } = line.found.verdict;
    const ofKind = byKind.get(kind) ?? new Map<string, SameValue>();
    byKind.set(kind, ofKind);
    const same = ofKind.get(value) ?? {
      ...{ kind, value, lines: [] },
      ...{ firstRow: null, lookup: null, duplicates: [], names: null },
    };
    ofKind.set(value, same);
    const index = indexOf(same.lines, line);
    same.lines.splice(index, 0, line);
    line.repeatsRow = index > 0 ? same.firstRow : null;
    return same;
  }

  /** Removes a line from those of its value; null: it has none. */
  function remove(line: ListLine | undefined): SameValue | null {
    const same = line?.found && find(line.found.verdict.kind, line.found.verdict.value);
    if (!same) return null;
    const index = indexOf(same.lines, line);
    if (same.lines[index] !== line) return same;
    same.lines.splice(index, 1);
    if (index === 0) same.firstRow = null;
    return same;
  }

  return {
    find,
    /**
     * Replaces a line by the one in its place, and returns the values that have other lines now. Either may be
     * missing, and either may have no value.
     */
    replace: (before: ListLine | undefined, after: NewLine | undefined): SameValue[] => {
      const [was, is] = [before?.found?.verdict, after?.found?.verdict];
      const same = before && was && was.value === is?.value && find(was.kind, was.value);
      if (same && after && was.kind === is.kind) {
        const index = indexOf(same.lines, before);
        same.lines[index] = after;
        after.repeatsRow = index > 0 ? same.firstRow : null;
        return [same];
      }
      return [remove(before), add(after)].filter((value) => value !== null);
    },
    /** Removes a value that has no lines any more. */
    drop: ({ kind, value }: SameValue): void => void byKind.get(kind)?.delete(value),
    all: (): SameValue[] => [...byKind.values()].flatMap((ofKind) => [...ofKind.values()]),
  };
}
