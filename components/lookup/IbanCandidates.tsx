import type { ReactNode } from 'react';

/** An IBAN in a sentence (ISO 13616). */
const IBAN_IN_TEXT = /\b[A-Z]{2}\d{2}[A-Z\d]{8,30}\b/gu;

/** The part in which two texts differ: between what they begin and end with alike. */
export function changedPart(from: string, to: string): readonly [start: number, end: number] {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return [start, to.length - tail];
}

/** A text that names values the person may have meant, with what differs in each from what is written. */
export function IbanCandidates({ text, written }: { text: string; written: string }): ReactNode {
  const parts: ReactNode[] = [];
  let last = 0;
  for (const { 0: candidate, index } of text.matchAll(IBAN_IN_TEXT)) {
    const [start, end] = changedPart(written, candidate);
    parts.push(text.slice(last, index + start));
    parts.push(<mark key={index}>{candidate.slice(start, end)}</mark>);
    last = index + end;
  }
  return [...parts, text.slice(last)];
}
