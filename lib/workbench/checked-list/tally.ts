/** Counts keys, and knows where each occurs first, while occurrences are added and removed. */

interface Count {
  count: number;
  /** No occurrence comes before this place. */
  first: number;
  /** There is an occurrence at `first`. */
  isExact: boolean;
}

/** Places are numbers that increase in the order of the list. */
export function createTally<Key>() {
  const counts = new Map<Key, Count>();
  const inexact = new Set<Count>();

  const setFirst = (count: Count, place: number) => {
    count.first = place;
    count.isExact = true;
    inexact.delete(count);
  };

  return {
    add: (key: Key, place: number): void => {
      const count = counts.get(key);
      if (!count) {
        counts.set(key, { count: 1, first: place, isExact: true });
        return;
      }
      count.count += 1;
      if (place <= count.first) setFirst(count, place);
    },

    remove: (key: Key, place: number): void => {
      const count = counts.get(key);
      if (!count) return;
      count.count -= 1;
      if (count.count === 0) {
        counts.delete(key);
        inexact.delete(count);
      } else if (place === count.first) {
        count.isExact = false;
        inexact.add(count);
      }
    },

    /** Whether it must be shown where its keys occur, with `meet`, before they have an order. */
    isUnordered: (): boolean => inexact.size > 0,

    /** An occurrence of a key, in the order of the list. */
    meet: (key: Key, place: number): void => {
      const count = counts.get(key);
      if (count && !count.isExact) setFirst(count, place);
    },

    /** Each key and its number, in the order of first occurrence. */
    inOrder: (): [Key, number][] =>
      [...counts]
        .toSorted(([, a], [, b]) => a.first - b.first)
        .map(([key, { count }]) => [key, count]),
  };
}

export type Tally<Key> = ReturnType<typeof createTally<Key>>;
