/** Formats single values of an answer in the active language. */
import { placeName } from '../../reading/regions/index.ts';
import { recordText } from '../../texts/areas.ts';
import { dateFormat, numberFormat } from '../../texts/intl.ts';

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
