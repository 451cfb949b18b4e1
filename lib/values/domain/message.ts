/**
 * What a check says, as data: the name of a message and its values. Its sentence is made where it is shown, in the
 * language of the person.
 */
export interface Message {
  /** Area and name, such as `iban.checkDigitsWrong`. */
  readonly message: string;
  /** By name: strings, numbers, and messages and lists of these. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A message, what was written, or sentences after each other. */
export type Phrase = string | Message | readonly Phrase[];

declare global {
  /** The names of the messages by area, each with its values. The program that shows them fills it in. */
  interface FieldmarkTexts {}
}

/** Of a program that has none, any name and any values. */
type AreaMessages<A> = A extends keyof FieldmarkTexts
  ? FieldmarkTexts[A]
  : Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a gap of a message takes: its own type, or a text that is shown there. */
type Given<V> = V extends string ? V | Phrase : V;

type MessageValues<V> = string extends keyof V
  ? [values?: Readonly<Record<string, unknown>>]
  : keyof Omit<V, 'keyFrom'> extends never
    ? []
    : [values: { readonly [N in keyof Omit<V, 'keyFrom'>]: Given<V[N & keyof V]> }];

/** Creates the function that names messages of one area. */
export const createMessages =
  <A extends string>(area: A) =>
  <K extends keyof AreaMessages<A> & string>(
    name: K,
    ...[values]: MessageValues<AreaMessages<A>[K]>
  ): Message => ({ message: `${area}.${name}`, ...(values && { values }) });

/** What is said of values of any kind. */
export const besideText = createMessages('beside');
export const bicText = createMessages('bic');
export const domainText = createMessages('domain');
export const emailText = createMessages('email');
/** Words of facts of all kinds. */
export const factsText = createMessages('facts');
export const ibanText = createMessages('iban');
export const ipText = createMessages('ip');
export const phoneText = createMessages('phone');
/** How a value was written, and what was done to read it. */
export const readingText = createMessages('reading');
export const placesText = createMessages('places');
export const recordText = createMessages('record');
export const vatText = createMessages('vat');

/** The name of a country by its ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): Message => ({ message: 'country', values: { code } });

/** The name of an alphabet by its ISO 15924 code. */
export const alphabetName = (code: string): Message => ({ message: 'alphabet', values: { code } });

/** A list in a sentence: "a, b and c"; `disjunction`: "a or b"; `unit`: "a, b"; empty without items. */
export const listOf = (
  items: readonly Phrase[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): Phrase => (items.length < 2 ? (items[0] ?? '') : { message: 'list', values: { items, type } });
