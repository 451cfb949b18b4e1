/** A record to take away: as text, as a row of CSV, as JSON. */
import { recordText } from '../../texts/record.ts';
import type { AnswerView } from './view.ts';

export function answerToJson(answer: unknown): string {
  return JSON.stringify(answer, null, 2) ?? '';
}

/** Group by group, `name: what is shown` a line; what no line names as JSON at the end. */
export function answerToText(title: string, { groups, otherFields: also }: AnswerView): string {
  const parts = groups.map(({ name, lines }) =>
    [
      name,
      ...lines.map((line) => recordText('lineOfText', { name: line.name, value: line.text })),
    ].join('\n'),
  );
  const rest =
    also === undefined ? [] : [`${recordText('alsoInTheAnswer')}\n${answerToJson(also)}`];
  return [title, ...parts, ...rest].join('\n\n');
}

/**
 * What a spreadsheet would run: a text that begins, after blanks, like a formula (OWASP, CSV
 * injection). Their full-width forms are read as formulas as well.
 */
const FORMULA_TEXT = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Plain numbers are none, whatever their sign; "+31 …" is text and no number here. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

function csvCell(content: string): string {
  const safe = FORMULA_TEXT.test(content) && !PLAIN_NUMBER.test(content) ? `'${content}` : content;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV (RFC 4180), without its line end. What would be a formula begins with an apostrophe. */
export const toCsvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/** The names of the columns of `csvRow`: the fields of the kind's answers, whatever came. */
export function answerCsvHeader({ groups }: AnswerView): string {
  return toCsvLine(['value', ...groups.flatMap(({ lines }) => lines.map(({ path }) => path))]);
}

export function answerCsvRow(value: string, { groups }: AnswerView): string {
  return toCsvLine([value, ...groups.flatMap(({ lines }) => lines.map(({ raw }) => raw))]);
}
