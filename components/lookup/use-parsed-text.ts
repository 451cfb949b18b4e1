import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { LookupPlace, ParsedText } from '../../lib/extension/schemas/index.ts';
import { useLatestResult } from '../hooks/index.ts';

/** Pause in typing after which a text is parsed, ms. */
const DEBOUNCE_MS = 250;
/** Limit of the `parse` message, UTF-16 code units. */
export const MAX_PARSE_LENGTH = 20_000;

/** Trims a text and cuts it to the limit, at a separator so that no value is split. */
export function clipToParsable(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_PARSE_LENGTH) return trimmed;
  const clipped = trimmed.slice(0, MAX_PARSE_LENGTH);
  return clipped.replace(/[^\s;|,]*$/, '') || clipped;
}

/**
 * Finds values in a text, for free: after a pause (`parseSoon`) or at once (`parseNow`). `parsed` is
 * null before the first result and for an empty text; `isParsed(text)` tells whether it is about that text.
 */
export function useParsedText(send: SendToBackground, place: LookupPlace) {
  const [parsed, setParsed] = useState<Outcome<ParsedText> | null>(null);
  const [source, setSource] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatestResult();

  const parseNow = (text: string) => {
    clearTimeout(timer.current);
    const clipped = clipToParsable(text);
    const work = clipped === '' ? Promise.resolve(null) : send('parse', { text: clipped, place });
    return latest(work, (outcome) => {
      setParsed(outcome);
      setSource(clipped);
    });
  };
  const parseSoon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void parseNow(text), DEBOUNCE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isParsed = (text: string) => clipToParsable(text) === source;
  return { parsed, isParsed, parseNow, parseSoon };
}
