/** The fields of an answer in groups, in reading order. */
import type { Standing } from '../../domain/index.ts';

type RecordTexts = FieldmarkTexts['record'];

/** Key of a text without parameters; it is looked up when the field is shown. */
export type AnswerFieldText = {
  [N in keyof RecordTexts]: keyof RecordTexts[N] extends never ? N : never;
}[keyof RecordTexts];

/**
 * How a field is formatted. `policy` is a flag about the text at another path: missing, present but
 * invalid, or valid. `code` is text that is read letter by letter, `deliverability` a word of the
 * contract, `place` an ISO 3166-1 code or VAT prefix, `undisclosed` a text that may be only dashes.
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

/** The standings of the answers yes and no. */
export type YesNoStandings = { readonly yes?: Standing; readonly no?: Standing };

export interface AnswerField {
  /** Path in the answer, as the `fields` parameter names it. */
  readonly path: string;
  /** Null: the path is shown. */
  readonly name: AnswerFieldText | null;
  readonly format: AnswerFieldFormat;
  /** Text for null if the contract gives null a meaning; otherwise null means unknown. */
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
  name: AnswerFieldText | null,
  as: PlainFormat = 'text',
  none?: AnswerFieldText,
): AnswerField => ({
  path,
  name,
  format: { as },
  ...(none === undefined ? {} : { nullText: none }),
});

/** @param words texts for yes and no, where "Yes" and "No" are not clear enough */
export const flagField = (
  path: string,
  name: AnswerFieldText | null,
  words: readonly [yes: AnswerFieldText, no: AnswerFieldText] = ['yes', 'no'],
  speaks: YesNoStandings = {},
): AnswerField => ({ path, name, format: { as: 'flag', yes: words[0], no: words[1], speaks } });

/** @param parts fields of each item if the items are objects; the first names it */
export const listField = (
  path: string,
  name: AnswerFieldText | null,
  parts: readonly string[] = [],
): AnswerField => ({ path, name, format: { as: 'list', parts } });

/** @param text path of the text that the flag is about */
export const policyField = (path: string, name: AnswerFieldText, text: string): AnswerField => ({
  path,
  name,
  format: { as: 'policy', text },
});
