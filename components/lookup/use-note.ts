import { useMemo, useState } from 'react';
import { type Note, withNote } from '../../lib/domain/index.ts';
import type { FoundValue, VerdictWithOffer } from '../../lib/extension/schemas/index.ts';

/** A value, and what else is said about it. */
export type NotedValue = VerdictWithOffer & Pick<FoundValue, 'note'>;

/** Keeps the note of a value over its lookups. @param refresh reads the value's own verdict again */
export function useNote(
  start: NotedValue,
  judgement: VerdictWithOffer,
  refresh: () => Promise<void>,
) {
  const [note, setNote] = useState(start.note);
  const { verdict, offer } = judgement;
  // The same object until something changes: others watch it.
  const noted = useMemo(() => withNote(verdict, note), [verdict, note]);
  return {
    note,
    noted: { verdict: noted, offer },
    /** Shows another note, after the person replied to the first. */
    replaceNote: async (next: Note) => {
      setNote(next);
      await refresh();
    },
  };
}
