/** How single values of an answer read. Numbers as the browser's language writes them, words in English. */
import { counted } from '../counted.ts';
import { placeName } from '../reading/place-name.ts';

const figures = new Intl.NumberFormat(undefined, { maximumFractionDigits: 6 });
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  // A date is that day everywhere: read at UTC midnight it would be the day before in New York.
  timeZone: 'UTC',
});

const DAYS_A_YEAR = 365.2425;
const MONTHS_A_YEAR = 12;

export const numberText = (value: number): string => figures.format(value);

/** "31 Aug 1995"; text that is no ISO 8601 date comes back as it is. */
export function dateText(iso: string): string {
  const at = /^\d{4}-\d{2}-\d{2}/.test(iso) ? Date.parse(iso.slice(0, 10)) : Number.NaN;
  return Number.isNaN(at) ? iso : days.format(at);
}

/** "12 years 3 months (4,475 days)", "3 months (95 days)", "12 days". */
export function ageText(count: number): string {
  const whole = Math.floor(count);
  const told = counted(whole, 'day', numberText(whole));
  const months = Math.floor((whole / DAYS_A_YEAR) * MONTHS_A_YEAR);
  if (months < 1) return told;
  const years = Math.floor(months / MONTHS_A_YEAR);
  const rest = months % MONTHS_A_YEAR;
  const parts = [years && counted(years, 'year'), rest && counted(rest, 'month')];
  return `${parts.filter(Boolean).join(' ')} (${told})`;
}

/** "Germany (DE)"; a code without a name as it is. */
export function placeText(code: string): string {
  const upper = code.trim().toUpperCase();
  const name = placeName(code);
  return name === upper ? code : `${name} (${upper})`;
}

/** Words of the API as a person reads them: `fixed_line` → `fixed line`. Other text stays as it is. */
export const spoken = (text: string): string =>
  /^[a-z]+(?:_[a-z]+)+$/i.test(text) ? text.replaceAll('_', ' ') : text;

/** As it is written in the answer; a text without its quotation marks. */
export function rawText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
