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
  /** Number of the first row, which the others repeat; null: not known yet. */
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

  return {
    find,
    /** Adds a line, and returns all that have its value; null: it has none. */
    add: (line: NewLine): SameValue | null => {
      if (!line.found) return null;
      const { kind, value } = line.found.verdict;
      const ofKind = byKind.get(kind) ?? new Map<string, SameValue>();
      byKind.set(kind, ofKind);
      const same = ofKind.get(value) ?? {
        ...{ kind, value, lines: [] },
        ...{ firstRow: null, lookup: null, duplicates: [], names: null },
      };
      ofKind.set(value, same);
      same.lines.splice(indexOf(same.lines, line), 0, line);
      return same;
    },
    /** Removes a line, and returns the others that have its value; null: it has none. */
    remove: (line: ListLine): SameValue | null => {
      const same = line.found && find(line.found.verdict.kind, line.found.verdict.value);
      if (!same) return null;
      const index = indexOf(same.lines, line);
      if (same.lines[index] === line) same.lines.splice(index, 1);
      return same;
    },
    /** Removes a value that has no lines any more. */
    drop: ({ kind, value }: SameValue): void => void byKind.get(kind)?.delete(value),
    all: (): SameValue[] => [...byKind.values()].flatMap((ofKind) => [...ofKind.values()]),
  };
}
