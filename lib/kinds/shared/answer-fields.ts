/** How an answer is told whole: its fields in groups, in the order in which a person reads them. */
import type { Standing } from '../../domain/index.ts';

type RecordTexts = FieldmarkTexts['record'];

/** A text of the record that takes nothing, by its name: it is said when it is shown. */
export type AnswerFieldText = {
  [N in keyof RecordTexts]: keyof RecordTexts[N] extends never ? N : never;
}[keyof RecordTexts];

/**
 * How a field is read. `policy` is a flag about a text beside it: none, there but not valid, valid.
 * `code` is a text that is read letter by letter, `deliverability` one of the contract's words, `place` an ISO 3166-1 code (or a VAT prefix), `undisclosed` a text that may be dashes alone.
 */
export type AnswerFieldFormat =
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
      readonly yes: AnswerFieldText;
      readonly no: AnswerFieldText;
      readonly speaks: YesNoStandings;
    }
  | { readonly as: 'policy'; readonly text: string }
  | { readonly as: 'list'; readonly parts: readonly string[] }
  | { readonly as: 'map'; readonly latitude: string; readonly longitude: string };

/** What a yes or a no says of the value. */
export type YesNoStandings = { readonly yes?: Standing; readonly no?: Standing };

export interface AnswerField {
  /** Its place in the answer, as the `fields` parameter names it. */
  readonly path: string;
  readonly name: AnswerFieldText;
  readonly format: AnswerFieldFormat;
  /** What null means where the contract says it; else it is not known. */
  readonly nullText?: AnswerFieldText;
}

export interface AnswerFieldGroup {
  readonly name: AnswerFieldText;
  readonly rows: readonly AnswerField[];
}

export type AnswerFields = readonly AnswerFieldGroup[];

type PlainFormat = Exclude<AnswerFieldFormat['as'], 'flag' | 'policy' | 'list' | 'map'>;

export const answerField = (
  path: string,
  name: AnswerFieldText,
  as: PlainFormat = 'text',
  none?: AnswerFieldText,
): AnswerField => ({
  path,
  name,
  format: { as },
  ...(none === undefined ? {} : { nullText: none }),
});

/** @param words what a yes and a no read, where "Yes" and "No" say too little */
export const flagField = (
  path: string,
  name: AnswerFieldText,
  words: readonly [yes: AnswerFieldText, no: AnswerFieldText] = ['yes', 'no'],
  speaks: YesNoStandings = {},
): AnswerField => ({ path, name, format: { as: 'flag', yes: words[0], no: words[1], speaks } });

/** @param parts of each item, where the items are objects; the first one names it */
export const listField = (
  path: string,
  name: AnswerFieldText,
  parts: readonly string[] = [],
): AnswerField => ({
  path,
  name,
  format: { as: 'list', parts },
});

/** @param text path of what the flag judges */
export const policyField = (path: string, name: AnswerFieldText, text: string): AnswerField => ({
  path,
  name,
  format: { as: 'policy', text },
});
