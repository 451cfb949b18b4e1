import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../lib/failure.ts';
import type { Place, Reading } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { useLatest } from './use-latest.ts';

/** Long enough that a typed address is not read letter by letter, in ms. */
const PAUSE_MS = 250;
/** What the `parse` message takes, in UTF-16 units. */
export const LONGEST = 20_000;

/** As much of a text as is read: no value at its end is cut in two. */
export function readable(text: string): string {
  const whole = text.trim();
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST);
  return cut.replace(/[^\s;|,]*$/, '') || cut;
}

/**
 * Reads a text after a pause, or at once by `now`; null before the first, and for no text. Free.
 * `isOf`: whether what was read last was read in this text.
 */
export function useParse(send: Send, place: Place) {
  const [parsed, setParsed] = useState<Outcome<Reading> | null>(null);
  const [source, setSource] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest();

  const now = (text: string) => {
    clearTimeout(timer.current);
    const wanted = readable(text);
    const work = wanted === '' ? Promise.resolve(null) : send('parse', { text: wanted, place });
    return latest(work, (reading) => {
      setParsed(reading);
      setSource(wanted);
    });
  };
  const soon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void now(text), PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOf = (text: string) => readable(text) === source;
  return { parsed, isOf, now, soon };
}
