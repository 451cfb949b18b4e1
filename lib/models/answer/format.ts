/** How single values of an answer read, in the language that is spoken. */
import { placeName } from '../../reading/regions/index.ts';
import { dateFormat, numberFormat } from '../../texts/intl.ts';
import { recordText as say } from '../../texts/record.ts';

const DAY_FORMAT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  // A date is that day everywhere: read at UTC midnight it would be the day before in New York.
  timeZone: 'UTC',
};

const DAYS_A_YEAR = 365.2425;
const MONTHS_A_YEAR = 12;

export const numberText = (value: number): string =>
  numberFormat({ maximumFractionDigits: 6 }).format(value);

/** "31 Aug 1995"; text that is no ISO 8601 date comes back as it is. */
export function dateText(iso: string): string {
  const at = /^\d{4}-\d{2}-\d{2}/.test(iso) ? Date.parse(iso.slice(0, 10)) : Number.NaN;
  return Number.isNaN(at) ? iso : dateFormat(DAY_FORMAT).format(at);
}

/** "12 years 3 months (4,475 days)", "3 months (95 days)", "12 days". */
export function ageText(count: number): string {
  const days = Math.floor(count);
  const all = Math.floor((days / DAYS_A_YEAR) * MONTHS_A_YEAR);
  const years = Math.floor(all / MONTHS_A_YEAR);
  const months = all % MONTHS_A_YEAR;
  if (all === 0) return say('ageDays', { days });
  if (years === 0) return say('ageMonths', { months, days });
  return months === 0
    ? say('ageYears', { years, days })
    : say('ageYearsAndMonths', { years, months, days });
}

/** "Germany (DE)"; a code without a name as it is. */
export function placeText(code: string): string {
  const upper = code.trim().toUpperCase();
  const name = placeName(code);
  return name === upper ? code : say('placeWithCode', { place: name, code: upper });
}

/** Words of the API as a person reads them: `fixed_line` → `fixed line`. Other text stays as it is. */
export const readableWord = (text: string): string =>
  /^[a-z]+(?:_[a-z]+)+$/i.test(text) ? text.replaceAll('_', ' ') : text;

/** As it is written in the answer; a text without its quotation marks. */
export function rawValueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
