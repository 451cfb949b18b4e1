import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { LookupPlace, ParsedText } from '../../lib/extension/schemas/index.ts';
import { useLatestResult } from '../hooks/index.ts';

/** Long enough that a typed address is not read letter by letter, in ms. */
const DEBOUNCE_MS = 250;
/** What the `parse` message takes, in UTF-16 units. */
export const MAX_PARSE_LENGTH = 20_000;

/** As much of a text as is read: no value at its end is cut in two. */
export function clipToParsable(text: string): string {
  const whole = text.trim();
  if (whole.length <= MAX_PARSE_LENGTH) return whole;
  const cut = whole.slice(0, MAX_PARSE_LENGTH);
  return cut.replace(/[^\s;|,]*$/, '') || cut;
}

/**
 * Reads a text after a pause, or at once by `now`; null before the first, and for no text. Free.
 * `isOf`: whether what was read last was read in this text.
 */
export function useParsedText(send: SendToBackground, place: LookupPlace) {
  const [parsed, setParsed] = useState<Outcome<ParsedText> | null>(null);
  const [source, setSource] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatestResult();

  const now = (text: string) => {
    clearTimeout(timer.current);
    const wanted = clipToParsable(text);
    const work = wanted === '' ? Promise.resolve(null) : send('parse', { text: wanted, place });
    return latest(work, (reading) => {
      setParsed(reading);
      setSource(wanted);
    });
  };
  const soon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void now(text), DEBOUNCE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOf = (text: string) => clipToParsable(text) === source;
  return { parsed, isOf, now, soon };
}
