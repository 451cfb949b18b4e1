/** How an answer is told whole: its fields in groups, in the order in which a person reads them. */
import type { Standing } from '../verdict.ts';

type Texts = FieldmarkTexts['record'];

/** A text of the record that takes nothing, by its name: it is said when it is shown. */
export type RecordText = {
  [N in keyof Texts]: keyof Texts[N] extends never ? N : never;
}[keyof Texts];

/**
 * How a field is read. `policy` is a flag about a text beside it: none, there but not valid, valid.
 * `code` is a text that is read letter by letter, `deliverability` one of the contract's words, `place` an ISO 3166-1 code (or a VAT prefix), `undisclosed` a text that may be dashes alone.
 */
export type Way =
  | {
      readonly as:
        | 'text'
        | 'code'
        | 'undisclosed'
        | 'deliverability'
        | 'number'
        | 'date'
        | 'days'
        | 'score'
        | 'place'
        | 'asn';
    }
  | {
      readonly as: 'flag';
      readonly yes: RecordText;
      readonly no: RecordText;
      readonly speaks: Speaks;
    }
  | { readonly as: 'policy'; readonly text: string }
  | { readonly as: 'list'; readonly parts: readonly string[] }
  | { readonly as: 'map'; readonly latitude: string; readonly longitude: string };

/** What a yes or a no says of the value. */
export type Speaks = { readonly yes?: Standing; readonly no?: Standing };

export interface RecordRow {
  /** Its place in the answer, as the `fields` parameter names it. */
  readonly path: string;
  readonly name: RecordText;
  readonly way: Way;
  /** What null means where the contract says it; else it is not known. */
  readonly none?: RecordText;
}

export interface RecordGroup {
  readonly name: RecordText;
  readonly rows: readonly RecordRow[];
}

export type RecordTable = readonly RecordGroup[];

type Plain = Exclude<Way['as'], 'flag' | 'policy' | 'list' | 'map'>;

export const row = (
  path: string,
  name: RecordText,
  as: Plain = 'text',
  none?: RecordText,
): RecordRow => ({
  path,
  name,
  way: { as },
  ...(none === undefined ? {} : { none }),
});

/** @param words what a yes and a no read, where "Yes" and "No" say too little */
export const flag = (
  path: string,
  name: RecordText,
  words: readonly [yes: RecordText, no: RecordText] = ['yes', 'no'],
  speaks: Speaks = {},
): RecordRow => ({ path, name, way: { as: 'flag', yes: words[0], no: words[1], speaks } });

/** @param parts of each item, where the items are objects; the first one names it */
export const list = (path: string, name: RecordText, parts: readonly string[] = []): RecordRow => ({
  path,
  name,
  way: { as: 'list', parts },
});

/** @param text path of what the flag judges */
export const policy = (path: string, name: RecordText, text: string): RecordRow => ({
  path,
  name,
  way: { as: 'policy', text },
});
