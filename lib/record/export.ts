/** A record to take away: as text, as a row of CSV, as JSON. */
import { text } from '../texts/record.ts';
import type { WholeRecord } from './index.ts';

export function asJson(answer: unknown): string {
  return JSON.stringify(answer, null, 2) ?? '';
}

/** Group by group, `name: what is shown` a line; what no line names as JSON at the end. */
export function asText(title: string, { groups, also }: WholeRecord): string {
  const parts = groups.map(({ name, lines }) =>
    [name, ...lines.map((line) => text('lineOfText', { name: line.name, value: line.text }))].join(
      '\n',
    ),
  );
  const rest = also === undefined ? [] : [`${text('alsoInTheAnswer')}\n${asJson(also)}`];
  return [title, ...parts, ...rest].join('\n\n');
}

/**
 * What a spreadsheet would run: a text that begins, after blanks, like a formula (OWASP, CSV
 * injection). Their full-width forms are read as formulas as well.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Plain numbers are none, whatever their sign; "+31 …" is text and no number here. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

function cell(content: string): string {
  const safe = FORMULA.test(content) && !NUMBER.test(content) ? `'${content}` : content;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV (RFC 4180), without its line end. What would be a formula begins with an apostrophe. */
export const asCsvLine = (cells: readonly string[]): string => cells.map(cell).join(',');

/** The names of the columns of `csvRow`: the fields of the kind's answers, whatever came. */
export function csvNames({ groups }: WholeRecord): string {
  return asCsvLine(['value', ...groups.flatMap(({ lines }) => lines.map(({ path }) => path))]);
}

export function csvRow(value: string, { groups }: WholeRecord): string {
  return asCsvLine([value, ...groups.flatMap(({ lines }) => lines.map(({ raw }) => raw))]);
}
