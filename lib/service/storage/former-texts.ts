/**
 * Texts as Fieldmark stored them until 2026: the name of a message with its values, as JSON between two Unicode
 * noncharacters, in strings. They become messages when the database is updated. What came from outside had no such
 * characters then, so that every string with them is a text of ours.
 */

const START = '\uFDD0';
const MARKS = /[\uFDD0\uFDD1]/g;

/** Splits a text into its messages, with their marks, and the parts between them. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const cut = (to: number) => {
    if (to > from) parts.push(text.slice(from, to));
    from = to;
  };
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (mark === START && depth++ === 0) cut(index);
    else if (mark !== START && depth > 0 && --depth === 0) cut(index + 1);
  }
  cut(text.length);
  return parts;
}

/** Countries, alphabets, lists and times had their values by place. */
const VALUES_BY_PLACE: Readonly<Record<string, readonly string[]>> = {
  country: ['code'],
  alphabet: ['code'],
  list: ['items', 'type'],
  dateTime: ['at'],
};

/** Null: it is damaged. */
function messageOf(reference: string): object | null {
  try {
    const [name, ...given]: [string, ...unknown[]] = JSON.parse(reference.slice(1, -1));
    const names = VALUES_BY_PLACE[name];
    const values = names ? Object.fromEntries(names.map((of, i) => [of, given[i]])) : given[0];
    return {
      message: name,
      ...(values ? { values: withMessages(values) } : {}),
    };
  } catch {
    return null;
  }
}

function phraseOf(text: string): unknown {
  const phrases = partsOf(text).flatMap((part): unknown[] => {
    const isReference = part.startsWith(START);
    const phrase = isReference ? messageOf(part) : part.replace(MARKS, '').trim();
    return phrase === null || phrase === '' ? [] : [phrase];
  });
  return phrases.length === 1 ? phrases[0] : phrases;
}

const hasTexts = (value: unknown): boolean => JSON.stringify(value)?.includes(START) ?? false;

/** Stored data with its texts as messages; data that has none is returned itself. */
export function withMessages(value: unknown): unknown {
  if (!hasTexts(value)) return value;
  if (typeof value === 'string') return phraseOf(value);
  if (Array.isArray(value)) return value.map(withMessages);
  const entries = Object.entries(value as object).map(([name, each]) => [name, withMessages(each)]);
  return Object.fromEntries(entries);
}
