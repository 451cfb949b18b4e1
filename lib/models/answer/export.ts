/** Exports an answer as text, as a row of CSV or as JSON. */
import { recordText } from '../../texts/record.ts';
import type { AnswerView } from './view.ts';

export function answerToJson(answer: unknown): string {
  return JSON.stringify(answer, null, 2) ?? '';
}

/** The title, then each group with a line per field, then the other fields as JSON. */
export function answerToText(title: string, { groups, otherFields }: AnswerView): string {
  const parts = groups.map(({ name, lines }) =>
    [
      name,
      ...lines.map((line) => recordText('lineOfText', { name: line.name, value: line.text })),
    ].join('\n'),
  );
  const rest =
    otherFields === undefined
      ? []
      : [`${recordText('alsoInTheAnswer')}\n${answerToJson(otherFields)}`];
  return [title, ...parts, ...rest].join('\n\n');
}

/**
 * A text that a spreadsheet would run as a formula (OWASP, CSV injection). Full-width signs start
 * formulas as well.
 */
const FORMULA_TEXT = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Plain numbers are not formulas, whatever their sign; "+31 …" is not a plain number. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

function csvCell(content: string): string {
  const safe = FORMULA_TEXT.test(content) && !PLAIN_NUMBER.test(content) ? `'${content}` : content;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV (RFC 4180) without its line end; formulas are escaped with an apostrophe. */
export const toCsvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/** Column names of `answerCsvRow`: all fields of the kind's answers, present or not. */
export function answerCsvHeader({ groups }: AnswerView): string {
  return toCsvLine(['value', ...groups.flatMap(({ lines }) => lines.map(({ path }) => path))]);
}

export function answerCsvRow(value: string, { groups }: AnswerView): string {
  return toCsvLine([value, ...groups.flatMap(({ lines }) => lines.map(({ raw }) => raw))]);
}
