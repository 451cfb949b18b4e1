/**
 * Stores texts as codes: the name of the message and its arguments, so that a stored text can be
 * shown in the language of a later day (say.ts). Within `inCodes`, text functions return codes instead
 * of texts. Codes are enclosed in two Unicode noncharacters, which are removed from all other texts.
 */
const START = '\uFDD0';
const END = '\uFDD1';
const MARKS = /[\uFDD0\uFDD1]/g;

/** A code without its enclosing characters: the name of a text function, then its arguments. */
export type Phrase = readonly [name: string, ...given: unknown[]];

interface Maker {
  make(given: readonly unknown[]): string;
  knows?(message: unknown): boolean;
}
const makers = new Map<string, Maker>();
/** The codes created so far within `inCodes`; null outside it. */
let issued: Set<string> | null = null;

/** The parts of a text: codes with their enclosing characters, and the texts between them. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === START) {
      if (depth === 0 && at > from) parts.push(text.slice(from, at));
      if (depth === 0) from = at;
      depth += 1;
    } else if (text[at] === END && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      parts.push(text.slice(from, at + 1));
      from = at + 1;
    }
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

export const isCode = (part: string): boolean => part.startsWith(START) && part.endsWith(END);

/** Removes enclosing characters of foreign codes: a page or server must not name our messages. */
function withoutForeignMarks(text: string): string {
  if (!text.includes(START) && !text.includes(END)) return text;
  return partsOf(text)
    .map((part) => (issued?.has(part) ? part : withoutMarks(part)))
    .join('');
}

/** Changes every string in plain data. */
export function mapStrings(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (value instanceof Date) return { date: value.getTime() };
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapStrings(each, change)]),
  );
}

function codeOf(name: string, given: readonly unknown[]): string {
  const clean = given.map((each) => mapStrings(each, withoutForeignMarks));
  const code = START + JSON.stringify([name, ...clean]) + END;
  issued?.add(code);
  return code;
}

/**
 * Makes a text function whose results can be stored as codes. Do not change its name while codes
 * with it are stored.
 * @param knows whether the message, which is the function's first argument, exists in this version
 */
export function sayable<Given extends readonly unknown[]>(
  name: string,
  make: (...given: Given) => string,
  knows?: (message: unknown) => boolean,
): (...given: Given) => string {
  // A code contains the arguments that this function was called with.
  const makeAgain = (given: readonly unknown[]) => make(...(given as Given));
  makers.set(name, { make: makeAgain, ...(knows && { knows }) });
  return (...given) => (issued === null ? make(...given) : codeOf(name, given));
}

/** The text of a phrase in today's language; null if this version of Fieldmark does not know it. */
export function textOfPhrase([name, ...given]: Phrase): string | null {
  const maker = makers.get(name);
  if (!maker || maker.knows?.(given[0]) === false) return null;
  return maker.make(given);
}

/** Whether a stored text has codes; version 0.1.0 and earlier stored plain texts. */
export const isInCodes = (text: string): boolean => text.includes(START);

export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** Runs `make`, which must be synchronous, with codes instead of texts in its result. */
export function inCodes<T>(make: () => T): T {
  const outer = issued;
  issued ??= new Set();
  try {
    return mapStrings(make(), withoutForeignMarks) as T;
  } finally {
    issued = outer;
  }
}

/** How each object with texts was made, so that it can be made again with codes. */
const recipes = new WeakMap<object, () => unknown>();

/** For each object read from the database, its stored form with codes. */
const storedForms = new WeakMap<object, object>();

/** Runs `make` and returns its result with texts; `coded` can later return it with codes. */
export function repeatable<T extends object | null>(make: () => T): T {
  const made = make();
  if (made !== null) noteRecipe(made, make);
  return made;
}

/** A part of an object that is being made: with codes within `inCodes`, otherwise unchanged. */
export function again<T extends object>(made: T): T {
  if (issued === null) return made;
  const codes = coded(made);
  mapStrings(codes, (text) => {
    for (const part of partsOf(text)) if (part.startsWith(START)) issued?.add(part);
    return text;
  });
  return codes;
}

/** Records how an object can be made again, for `coded`. */
export function noteRecipe<T extends object>(made: T, make: () => T | null): void {
  if (issued === null) recipes.set(made, make);
}

/** The form to store: with codes if it is known how the object was made, otherwise with its texts. */
export function coded<T extends object>(made: T): T {
  const stored = storedForms.get(made) as T | undefined;
  if (stored) return stored;
  const make = recipes.get(made) as (() => T | null) | undefined;
  const again = make ? inCodes(make) : null;
  return again ?? (mapStrings(made, withoutMarks) as T);
}

/** Records the stored form that an object was made from; `coded` then returns it. */
export function noteStored<T extends object>(made: T, stored: T): void {
  storedForms.set(made, stored);
}
