/** How an answer is told whole: its fields in groups, in the order in which a person reads them. */
import type { Standing } from '../verdict.ts';

/**
 * How a field is read. `policy` is a flag about a text beside it: none, there but not valid, valid.
 * `code` is a text that is read letter by letter, `place` an ISO 3166-1 code (or a VAT prefix), `undisclosed` a text that may be dashes alone.
 */
export type Way =
  | {
      readonly as:
        | 'text'
        | 'code'
        | 'undisclosed'
        | 'number'
        | 'date'
        | 'days'
        | 'score'
        | 'place'
        | 'asn';
    }
  | {
      readonly as: 'flag';
      readonly yes: string;
      readonly no: string;
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
  readonly name: string;
  readonly way: Way;
  /** What null means where the contract says it; else it is not known. */
  readonly none?: string;
}

export interface RecordGroup {
  readonly name: string;
  readonly rows: readonly RecordRow[];
}

export type RecordTable = readonly RecordGroup[];

type Plain = Exclude<Way['as'], 'flag' | 'policy' | 'list' | 'map'>;

export const row = (path: string, name: string, as: Plain = 'text', none?: string): RecordRow => ({
  path,
  name,
  way: { as },
  ...(none === undefined ? {} : { none }),
});

/** @param words what a yes and a no read, where "Yes" and "No" say too little */
export const flag = (
  path: string,
  name: string,
  words: readonly [yes: string, no: string] = ['Yes', 'No'],
  speaks: Speaks = {},
): RecordRow => ({ path, name, way: { as: 'flag', yes: words[0], no: words[1], speaks } });

/** @param parts of each item, where the items are objects; the first one names it */
export const list = (path: string, name: string, parts: readonly string[] = []): RecordRow => ({
  path,
  name,
  way: { as: 'list', parts },
});

/** @param text path of what the flag judges */
export const policy = (path: string, name: string, text: string): RecordRow => ({
  path,
  name,
  way: { as: 'policy', text },
});
