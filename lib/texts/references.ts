/**
 * Texts as references: the name of a message with its values, as a string, so that it can be stored,
 * copied and put together like any text. The background's own texts are references. They become texts
 * where they are shown, in the language of that time (shown.ts).
 *
 * A reference is JSON between two Unicode noncharacters. Everything foreign loses them where it arrives,
 * so that no page, server or file can name a message. JSON can hold them as escapes, and JSON within its
 * strings too, so they are removed from what was parsed (`parseForeignJson`), each time.
 */
import type { AreaTextName, MessageArguments, TextAreas } from './catalog.ts';

const START = '\uFDD0';
const END = '\uFDD1';
const MARKS = /[\uFDD0\uFDD1]/g;

export const withoutMarks = (text: string): string => text.replace(MARKS, '');

export const hasReference = (text: string): boolean => text.includes(START);

/** A copy of plain data with every string changed; `keys`: also the names of properties. */
export function mapStrings(
  value: unknown,
  change: (text: string) => string,
  keys = false,
): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, change, keys));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      keys ? change(name) : name,
      mapStrings(each, change, keys),
    ]),
  );
}

/** Data from outside, without marks. */
export const withoutForeignReferences = (value: unknown): unknown =>
  mapStrings(value, withoutMarks, true);

/**
 * Parses JSON from outside; its strings and names have no marks.
 *
 * @param revive as in `JSON.parse`
 */
export const parseForeignJson = (
  json: string,
  revive?: (name: string, value: unknown) => unknown,
): unknown => withoutForeignReferences(JSON.parse(json, revive));

/** @param given strings, which may have references, numbers, and arrays or objects of these */
export const reference = (name: string, ...given: readonly unknown[]): string =>
  START + JSON.stringify([name, ...given]) + END;

/** The name and values of a text that is one reference; null for any other text. */
export function readReference(text: string): readonly [name: string, ...given: unknown[]] | null {
  try {
    return text.startsWith(START) ? JSON.parse(text.slice(1, -1)) : null;
  } catch {
    // Several, or text around it.
    return null;
  }
}

/** Splits a text into its references and the parts between them. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const cut = (to: number) => {
    if (to > from) parts.push(text.slice(from, to));
    from = to;
  };
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (mark === START && depth++ === 0) cut(index);
    else if (mark === END && depth > 0 && --depth === 0) cut(index + 1);
  }
  cut(text.length);
  return parts;
}

/** Changes what is not a reference itself: the texts between references and those among their values. */
export function mapTexts(text: string, change: (text: string) => string): string {
  const changed = partsOf(text).map((part) => {
    const [name, ...given] = readReference(part) ?? [];
    return name === undefined
      ? change(part)
      : reference(
          name,
          ...given.map((each) => mapStrings(each, (inner) => mapTexts(inner, change))),
        );
  });
  return changed.join('');
}

const createReferences =
  <A extends keyof TextAreas & string>(area: A) =>
  <K extends AreaTextName<A>>(
    name: K,
    ...values: MessageArguments<Omit<TextAreas[A][K], 'keyFrom'>>
  ): string =>
    reference(`${area}.${name}`, ...values);

/** Warnings about values of one form that contradict each other, and about values that were not checked. */
export const consistencyText = createReferences('beside');
export const domainText = createReferences('domain');
export const emailText = createReferences('email');
/** Words of facts of all kinds. */
export const factsText = createReferences('facts');
export const failuresText = createReferences('failures');
export const ibanText = createReferences('iban');
export const ipText = createReferences('ip');
export const phoneText = createReferences('phone');
/** Texts of the background's own failures, notices and lists. */
export const serviceText = createReferences('service');
/** Notes from the lists that the person named "my suppliers". */
export const suppliersText = createReferences('suppliers');
export const vatText = createReferences('vat');
/** References to messages that pages show too (endpoints.ts, kinds.ts, places.ts, record.ts). */
export const commonReference = createReferences('common');
export const endpointsReference = createReferences('endpoints');
export const kindsReference = createReferences('kinds');
export const placesReference = createReferences('places');
export const recordReference = createReferences('record');

/** The name of a country by its ISO 3166-1 alpha-2 code. */
export const countryReference = (code: string): string => reference('country', code);

/** A list in a sentence: "a, b and c"; `disjunction`: "a or b"; `unit`: "a, b"; empty without items. */
export const listText = (
  items: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string => (items.length < 2 ? (items[0] ?? '') : reference('list', items, type));

/** A day and a time in a sentence. */
export const dateTimeText = (at: number): string => reference('dateTime', at);
