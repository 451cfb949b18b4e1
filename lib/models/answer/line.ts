/** One field of an answer, as it is shown and copied. */

import type { Standing } from '../../domain/index.ts';
import type {
  AnswerField,
  AnswerFieldFormat,
  AnswerFieldText,
} from '../../kinds/shared/answer-fields.ts';
import { isHighScore } from '../../kinds/shared/facts.ts';
import { listFormat } from '../../texts/intl.ts';
import { recordText as say } from '../../texts/record.ts';
import { ageText, dateText, numberText, placeText, rawValueText, readableWord } from './format.ts';
import { type AnswerItem, answerItemsOf } from './items.ts';
import { isPlainObject, valueAtPath } from './paths.ts';

interface FormattedValue {
  readonly text: string;
  /** Read letter by letter: shown in figures of one width. */
  readonly code?: true;
  /** Where it is several: one under the other. */
  readonly items?: readonly AnswerItem[];
  /** Set when the field itself speaks for or against the value. */
  readonly standing?: Standing;
  /** Where what is told can be seen; opened by a press alone. */
  readonly link?: { readonly href: string; readonly text: string };
}

export interface AnswerLine extends FormattedValue {
  readonly path: string;
  readonly name: string;
  /** `null`: the answer has it and says nothing; `absent`: the answer has no such field. */
  readonly state: 'told' | 'null' | 'absent';
  /** As it stands in the answer: what is copied; empty where there is nothing to copy. */
  readonly raw: string;
}

const NO_RAW_TEXT = { raw: '' } as const;

/** Email result, `qualification` (contract, Resources); another word is told as it came. */
const DELIVERABILITY: ReadonlyMap<string, AnswerFieldText> = new Map([
  ['valid', 'deliverabilityValid'],
  ['invalid', 'deliverabilityInvalid'],
  ['risky', 'deliverabilityRisky'],
  ['disposable', 'deliverabilityDisposable'],
  ['unknown', 'deliverabilityUnknown'],
]);

const withStanding = (standing: Standing | undefined) =>
  standing === undefined ? {} : { standing };

/** "None", "there but not valid" and "valid" are three things; the flag alone cannot tell the first two. */
function formatPolicy(valid: boolean, text: unknown): FormattedValue {
  if (valid) return { text: say('policyValid'), standing: 'good' };
  if (text === null || text === '') return { text: say('none') };
  return typeof text === 'string'
    ? { text: say('policyNotValid'), standing: 'caution' }
    : { text: say('policyNoneOrNotValid') };
}

function formatLongitude(value: number, latitude: unknown): FormattedValue {
  const text = numberText(value);
  if (typeof latitude !== 'number') return { text };
  const place = `${latitude}/${value}`;
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${value}#map=9/${place}`;
  return { text, link: { href, text: say('showOnAMap') } };
}

function formatNumberField(
  way: AnswerFieldFormat['as'],
  value: number,
  latitude: unknown,
): FormattedValue {
  if (way === 'days' && value >= 0) return { text: ageText(value) };
  if (way === 'score') {
    return {
      text: say('scoreOfHundred', { score: numberText(value) }),
      ...withStanding(isHighScore(value) ? 'caution' : undefined),
    };
  }
  if (way === 'asn') return { text: `AS${value}` };
  return way === 'map' ? formatLongitude(value, latitude) : { text: numberText(value) };
}

function formatTextField(way: AnswerFieldFormat['as'], value: string): FormattedValue {
  if (value.trim() === '') return { text: say('empty') };
  if (way === 'date') return { text: dateText(value) };
  if (way === 'place') return { text: placeText(value) };
  // Member states that do not disclose a trader's name or address make VIES answer `---`.
  if (way === 'undisclosed' && /^[\s-]+$/.test(value)) return { text: say('notDisclosed') };
  const known = way === 'deliverability' ? DELIVERABILITY.get(value) : undefined;
  if (known) return { text: say(known) };
  return way === 'code' ? { text: value, code: true } : { text: readableWord(value) };
}

/** Read as the contract types it; what has another type is told as it came. */
function formatField(
  { format: way }: AnswerField,
  value: unknown,
  answer: unknown,
): FormattedValue {
  if (typeof value === 'boolean') {
    if (way.as === 'flag') {
      return {
        text: say(value ? way.yes : way.no),
        ...withStanding(value ? way.speaks.yes : way.speaks.no),
      };
    }
    return way.as === 'policy'
      ? formatPolicy(value, valueAtPath(answer, way.text))
      : { text: say(value ? 'yes' : 'no') };
  }
  if (typeof value === 'number') {
    return formatNumberField(
      way.as,
      value,
      way.as === 'map' ? valueAtPath(answer, way.latitude) : undefined,
    );
  }
  if (typeof value === 'string') return formatTextField(way.as, value);
  if (Array.isArray(value)) {
    const items = answerItemsOf(value, way.as === 'list' ? way.parts : []);
    if (items.length === 0) return { text: say('none') };
    return { text: listFormat({ type: 'unit' }).format(items.map(itemText)), items };
  }
  return {
    text:
      isPlainObject(value) && Object.keys(value).length === 0 ? say('none') : rawValueText(value),
  };
}

const itemText = ({ text, details: aside }: AnswerItem): string =>
  aside === '' ? text : say('itemWithAside', { item: text, aside });

export function answerLineOf(row: AnswerField, answer: unknown): AnswerLine {
  const { path, nullText: none } = row;
  const name = say(row.name);
  const value = valueAtPath(answer, path);
  if (value === undefined) {
    return { path, name, state: 'absent', text: say('notInThisAnswer'), ...NO_RAW_TEXT };
  }
  if (value === null) {
    // Where what would hold it is null, nothing is known of it either.
    return { path, name, state: 'null', text: say(none ?? 'notKnown'), ...NO_RAW_TEXT };
  }
  return {
    path,
    name,
    state: 'told',
    raw: rawValueText(value),
    ...formatField(row, value, answer),
  };
}
