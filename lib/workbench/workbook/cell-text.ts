/** Cells of a workbook as a person sees them (ECMA-376 part 1, 18.3.1.4 and 18.8.30). */

import type { CellType } from '../list/index.ts';
import { type NumberFormat, shownNumber } from './number-format.ts';

/** A cell's text, and how the workbook keeps it. */
export interface CellContent {
  readonly text: string;
  readonly type: CellType;
}

export const EMPTY_CELL: CellContent = { text: '', type: 't' };

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
/** Day 0 of the two date systems. Day 60 of the first is 29 February 1900, which did not exist. */
const DAY_ZERO_1900 = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);
const FALSE_LEAP_DAY = 60;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/** An ISO date, a date with a time, or a time; null for a number that is none. */
function dateText(serial: number, from1904: boolean): CellContent | null {
  if (!(serial >= 0) || serial >= LAST_DAY + 1) return null;
  const zero = from1904 ? DAY_ZERO_1904 : DAY_ZERO_1900;
  const shift = !from1904 && serial < FALSE_LEAP_DAY ? 1 : 0;
  const ms = Math.round(((serial + shift) * DAY_MS) / SECOND_MS) * SECOND_MS;
  const [date = '', time = ''] = new Date(zero + ms).toISOString().slice(0, 19).split('T');
  if (serial < 1) return { text: time, type: 't' };
  const isExact = from1904 || serial > FALSE_LEAP_DAY;
  if (time === '00:00:00') return { text: date, type: isExact ? 'd' : 't' };
  return { text: `${date} ${time}`, type: isExact ? 'm' : 't' };
}

/** The number of an ISO date as `dateText` writes it, in the date system of 1900. */
export const serialOf = (text: string): number =>
  (Date.parse(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : text) - DAY_ZERO_1900) / DAY_MS;

/** Digits that a spreadsheet keeps of a number. */
const PRECISION = 15;

/** Writes a number without an exponent: whole numbers in full, others with 15 digits. */
function decimalText(value: string): string {
  if (/^-?\d+$/.test(value)) return value;
  const [mantissa = '', exponent = '0'] = Number(value)
    .toExponential(PRECISION - 1)
    .split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const digits = mantissa.replace(/[-.]/g, '');
  const point = Number(exponent) + 1;
  const whole = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const rest = point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits;
  const fraction = rest.replace(/(?<!0)0+$/, '');
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}

/** @param value as in the file: may have an exponent, and more digits than are meant */
export function numberContent(value: string, format: NumberFormat, from1904: boolean): CellContent {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return { text: value, type: 't' };
  const date = format === 'date' ? dateText(number, from1904) : null;
  if (date) return date;
  const text = decimalText(value);
  if (typeof format === 'string' || !/^\d+$/.test(text)) return { text, type: 'n' };
  const shown = shownNumber(format.signs, text);
  return { text: shown, type: shown === text ? 'n' : 't' };
}

/** Replaces "_x000D_" and the like by their characters (ECMA-376 part 1, 22.9.2.19). */
export const unescapeText = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
