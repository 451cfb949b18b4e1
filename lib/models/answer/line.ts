/** A field of an answer, as shown and copied. */
import type { Standing } from '../../domain/index.ts';
import type { AnswerField, AnswerFieldFormat } from '../../kinds/shared/answer-fields.ts';
import { isHighScore, isScore } from '../../kinds/shared/facts.ts';
import { numberIn, readAnswerField, shownRaw, valueAtPath } from '../../kinds/shared/read-field.ts';
import { recordText } from '../../texts/areas.ts';
import { listFormat } from '../../texts/intl.ts';
import {
  type AnswerItem,
  ageText,
  answerItemsOf,
  dateText,
  numberText,
  placeText,
  rawValueText,
  readableWord,
} from './items.ts';

interface FormattedValue {
  readonly text: string;
  /** Shown in a monospaced font. */
  readonly code?: true;
  /** Several values, shown one below the other. */
  readonly items?: readonly AnswerItem[];
  /** Set when the field itself is good or bad news about the value. */
  readonly standing?: Standing;
  /** A page that shows the value, such as a map. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** The lookup that an answer is from: its path, and its time in ms since the epoch. */
export interface AnswerSource {
  readonly path: string;
  readonly at: number;
}

export interface AnswerLine extends FormattedValue {
  readonly path: string;
  readonly name: string;
  /**
   * `present`: the field has a value; `null`: it is null; `absent`: the answer has no such field;
   * `unreadable`: its value has another type than the contract says.
   */
  readonly state: 'present' | 'null' | 'absent' | 'unreadable';
  /** The value as in the answer, for copying; empty where there is none. */
  readonly raw: string;
  /** Set where the value is from an older answer. */
  readonly source?: AnswerSource;
  /** Where `source` is set: the value in the newest answer, if that value cannot be read. */
  readonly newerUnreadable?: string;
}

/** Formats whose values are numbers, even if the API sends them as text. */
const NUMBERS: ReadonlySet<AnswerFieldFormat['as']> = new Set([
  'number',
  'days',
  'score',
  'asn',
  'map',
]);

const withStanding = (standing: Standing | undefined) =>
  standing === undefined ? {} : { standing };

/** `valid: false` may mean that there is no policy or an invalid one; the policy's text tells which. */
function formatPolicy(valid: boolean, text: unknown): FormattedValue {
  if (valid) return { text: recordText('valid'), standing: 'good' };
  if (text === null || text === '') return { text: recordText('none') };
  return typeof text === 'string'
    ? { text: recordText('presentButNotValid'), standing: 'caution' }
    : { text: recordText('missingOrNotValid') };
}

function formatFlag(format: AnswerFieldFormat, value: boolean): FormattedValue {
  if (format.as !== 'flag') return { text: recordText(value ? 'yes' : 'no') };
  return {
    text: recordText(value ? format.yes : format.no),
    ...withStanding(value ? format.speaks.yes : format.speaks.no),
  };
}

function formatLongitude(value: number, latitude: unknown): FormattedValue {
  const text = numberText(value);
  if (typeof latitude !== 'number') return { text };
  const coordinates = `${latitude}/${value}`;
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${value}#map=9/${coordinates}`;
  return { text, link: { href, text: recordText('showOnAMap') } };
}

function formatNumberField(
  format: AnswerFieldFormat['as'],
  value: number,
  latitude: unknown,
): FormattedValue {
  if (format === 'days' && value >= 0) return { text: ageText(value) };
  if (format === 'score' && isScore(value)) {
    return {
      text: recordText('scoreOfHundred', { score: numberText(value) }),
      ...withStanding(isHighScore(value) ? 'caution' : undefined),
    };
  }
  if (format === 'asn') return { text: `AS${value}` };
  return format === 'map' ? formatLongitude(value, latitude) : { text: numberText(value) };
}

function formatTextField(format: AnswerFieldFormat['as'], value: string): FormattedValue {
  if (value.trim() === '') return { text: recordText('empty') };
  if (format === 'date') return { text: dateText(value) };
  if (format === 'place') return { text: placeText(value) };
  // VIES answers `---` for member states that do not disclose a trader's name or address.
  if (format === 'undisclosed' && /^[\s-]+$/.test(value))
    return { text: recordText('notDisclosed') };
  if (format === 'deliverability') {
    return { text: recordText('qualification', { qualification: readableWord(value) }) };
  }
  return format === 'code' ? { text: value, code: true } : { text: readableWord(value) };
}

/** Formats a readable value by the contract's type. */
function formatField({ format }: AnswerField, value: unknown, answer: unknown): FormattedValue {
  if (typeof value === 'boolean') {
    return format.as === 'policy'
      ? formatPolicy(value, valueAtPath(answer, format.text))
      : formatFlag(format, value);
  }
  if (Array.isArray(value)) {
    const items = answerItemsOf(value, format.as === 'list' ? format.parts : []);
    if (items.length === 0) return { text: recordText('none') };
    return { text: listFormat({ type: 'unit' }).format(items.map(itemText)), items };
  }
  const number = typeof value === 'number' || NUMBERS.has(format.as) ? numberIn(value) : undefined;
  if (number === undefined) return formatTextField(format.as, rawValueText(value));
  return formatNumberField(
    format.as,
    number,
    format.as === 'map' ? numberIn(valueAtPath(answer, format.latitude)) : undefined,
  );
}

const itemText = ({ text, details }: AnswerItem): string =>
  details === '' ? text : recordText('itemWithNote', { item: text, aside: details });

/** @param answer merged from all answers about the value */
export function answerLineOf(row: AnswerField, answer: unknown): AnswerLine {
  const name = row.name === null ? row.path : recordText(row.name);
  const line = { path: row.path, name, raw: '' };
  const read = readAnswerField(row, answer);
  if (!('value' in read)) {
    const text = read.state === 'null' ? (row.nullText ?? 'notKnown') : 'notInThisAnswer';
    return { ...line, state: read.state, text: recordText(text) };
  }
  const raw = rawValueText(read.value);
  if (read.state === 'readable')
    return { ...line, state: 'present', raw, ...formatField(row, read.value, answer) };
  const text = recordText('notReadable', { value: shownRaw(read.value) });
  return { ...line, state: 'unreadable', text, raw };
}
