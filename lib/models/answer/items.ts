import {
  isPlainObject,
  isReadableItem,
  type PlainObject,
  shownRaw,
} from '../../kinds/shared/read-field.ts';
import { recordText } from '../../texts/areas.ts';
import { dateFormat, listFormat, numberFormat } from '../../texts/intl.ts';
import { placeName } from '../../texts/place-name.ts';

/** A single value among several values of a field: its main text, and further details. */
export interface AnswerItem {
  readonly text: string;
  readonly details: string;
  /** The value has another type than the contract says; `text` says so. */
  readonly unreadable?: true;
}

const unreadableText = (value: unknown): string =>
  recordText('notReadable', { value: shownRaw(value) });

/** Text of a part after the first: "priority 10", "grade A". */
function itemPartText(name: string, value: unknown): string {
  if (typeof value === 'object') {
    return recordText('itemOtherPart', { name: readableWord(name), value: unreadableText(value) });
  }
  const raw = rawValueText(value);
  if (name === 'type') return readableWord(raw);
  return recordText('itemOtherPart', { name: readableWord(name), value: raw });
}

function objectItem(item: PlainObject, parts: readonly string[]): AnswerItem {
  const [mainPart = ''] = parts;
  // First the parts that the contract names, in its order, then the others.
  const names = [...parts, ...Object.keys(item).filter((name) => !parts.includes(name))];
  const details = names
    .filter((name) => name !== mainPart && (item[name] ?? '') !== '')
    .map((name) => itemPartText(name, item[name]));
  return {
    text: rawValueText(item[mainPart]),
    details: listFormat({ type: 'unit' }).format(details),
  };
}

/** @param parts property names of an item that is an object; the first holds its main text */
export function answerItemsOf(
  values: readonly unknown[],
  parts: readonly string[],
): readonly AnswerItem[] {
  return values.map((value) => {
    if (!isReadableItem(value, parts)) {
      return { text: unreadableText(value), details: '', unreadable: true };
    }
    return isPlainObject(value)
      ? objectItem(value, parts)
      : { text: readableWord(rawValueText(value)), details: '' };
  });
}

const DAY_FORMAT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  // The date is parsed as UTC midnight, which is still the day before in New York.
  timeZone: 'UTC',
};

const DAYS_A_YEAR = 365.2425;

export const numberText = (value: number): string =>
  numberFormat({ maximumFractionDigits: 6 }).format(value);

/** "31 Aug 1995"; text that is not an ISO 8601 date is returned unchanged. */
export function dateText(iso: string): string {
  const timestamp = /^\d{4}-\d{2}-\d{2}/.test(iso) ? Date.parse(iso.slice(0, 10)) : Number.NaN;
  return Number.isNaN(timestamp) ? iso : dateFormat(DAY_FORMAT).format(timestamp);
}

/** "12 years (4,475 days)", "95 days". */
export function ageText(count: number): string {
  const days = Math.floor(count);
  const years = Math.floor(days / DAYS_A_YEAR);
  return years === 0 ? recordText('ageDays', { days }) : recordText('ageYears', { years, days });
}

/** "Germany (DE)"; a code without a name is returned unchanged. */
export function placeText(code: string): string {
  const upper = code.trim().toUpperCase();
  const name = placeName(code);
  return name === upper ? code : recordText('placeWithCode', { place: name, code: upper });
}

/** `fixed_line` → `fixed line`; other text is returned unchanged. */
export const readableWord = (text: string): string =>
  /^[a-z]+(?:_[a-z]+)+$/i.test(text) ? text.replaceAll('_', ' ') : text;

/** The value as JSON; a string without its quotation marks. */
export function rawValueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
