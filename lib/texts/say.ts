/** What was stored as codes (phrases.ts), in today's language. */
import { commonText } from './common.ts';
import { currentPhrase } from './former-names.ts';
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

/** What was given to a text function: dates are dates again, and texts are said. */
function revived(value: unknown): unknown {
  if (typeof value === 'string') return sayWith(value, () => '…');
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  if ('date' in value && typeof value.date === 'number') return new Date(value.date);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, revived(each)]));
}

function textOfCode(code: string): string | null {
  try {
    const [name, ...given] = currentPhrase(JSON.parse(code.slice(1, -1)) as Phrase);
    return textOfPhrase([name, ...given.map(revived)]);
  } catch {
    return null;
  }
}

/** @param unknown in place of a code that this version of Fieldmark does not know */
function sayWith(text: string, unknown: () => string): string {
  if (!isInCodes(text)) return text;
  return partsOf(text)
    .map((part) => (isCode(part) ? (textOfCode(part) ?? unknown()) : withoutMarks(part)))
    .join('');
}

/** A stored text in today's language: its codes are said, all else is as it was said then. */
export const say = (text: string): string => sayWith(text, () => commonText('fromOtherVersion'));

/** What was stored, in today's language; `coded` makes of it what was stored. */
export function spoken<T extends object>(stored: T): T {
  const made = mapStrings(stored, say) as T;
  noteStored(made, stored);
  return made;
}
