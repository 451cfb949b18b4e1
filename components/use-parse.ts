import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../lib/failure.ts';
import type { Found, Place } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';

/** Long enough that a typed address is not read letter by letter, in ms. */
const PAUSE_MS = 250;
/** What the `parse` message takes, in UTF-16 units. */
export const LONGEST = 20_000;

export interface Parsed {
  /** The text that was read; null before the first reading and for an empty box. */
  readonly text: string | null;
  readonly found: readonly Found[];
  readonly failure: Failure | null;
}

const NOTHING: Parsed = { text: null, found: [], failure: null };

/** Reads a text after a pause, or at once by `now`. Free. */
export function useParse(send: Send, place: Place) {
  const [parsed, setParsed] = useState<Parsed>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);

  const now = async (text: string) => {
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    const wanted = text.trim().slice(0, LONGEST);
    if (wanted === '') return setParsed(NOTHING);
    const outcome = await send('parse', { text: wanted, place });
    if (mine !== turn.current) return;
    setParsed(
      outcome.ok
        ? { text: wanted, found: outcome.value.found, failure: null }
        : { text: wanted, found: [], failure: outcome.failure },
    );
  };
  const soon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void now(text), PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { parsed, now, soon };
}
