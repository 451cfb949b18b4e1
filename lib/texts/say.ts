/** Shows texts that are stored as codes (phrases.ts) in today's language. */
import { commonText } from './common.ts';
import {
  isCode,
  isInCodes,
  mapStrings,
  noteStored,
  type Phrase,
  partsOf,
  textOfPhrase,
  withoutMarks,
} from './phrases.ts';

/** An argument of a text function: stored dates become dates again, codes become texts. */
function revived(value: unknown): unknown {
  if (typeof value === 'string') return sayWith(value, () => '…');
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  if ('date' in value && typeof value.date === 'number') return new Date(value.date);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, revived(each)]));
}

function textOfCode(code: string): string | null {
  try {
    const [name, ...given] = JSON.parse(code.slice(1, -1)) as Phrase;
    return textOfPhrase([name, ...given.map(revived)]);
  } catch {
    return null;
  }
}

/** @param unknown returns the text for a code that this version of Fieldmark does not know */
function sayWith(text: string, unknown: () => string): string {
  if (!isInCodes(text)) return text;
  return partsOf(text)
    .map((part) => (isCode(part) ? (textOfCode(part) ?? unknown()) : withoutMarks(part)))
    .join('');
}

/** A stored text with its codes in today's language; plain parts are unchanged. */
export const say = (text: string): string => sayWith(text, () => commonText('fromOtherVersion'));

/** A stored object in today's language; `coded` returns its stored form. */
export function spoken<T extends object>(stored: T): T {
  const made = mapStrings(stored, say) as T;
  noteStored(made, stored);
  return made;
}
