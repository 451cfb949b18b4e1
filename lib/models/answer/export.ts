/** Exports an answer as text, as a row of CSV or as JSON. */
import { escapeFormulaCell } from '../../domain/index.ts';
import { recordText } from '../../texts/areas.ts';
import type { AnswerLine, AnswerSource } from './line.ts';
import type { AnswerView, OlderAnswer } from './view.ts';

export function answerToJson(answer: unknown): string {
  return JSON.stringify(answer, null, 2) ?? '';
}

/** Several answers, newest first, each with its lookup and an ISO 8601 time. */
export function answersToJson(answers: readonly OlderAnswer[]): string {
  return answerToJson(
    answers.map(({ path, at, answer }) => ({ path, at: new Date(at).toISOString(), answer })),
  );
}

/**
 * The title, then each group with a line per field, then the other fields as JSON.
 *
 * @param sourceText names the older answer that a field is from
 */
export function answerToText(
  title: string,
  { groups, otherFields, otherSources }: AnswerView,
  sourceText: (source: AnswerSource) => string = () => '',
): string {
  const lineText = ({ name, text, source }: AnswerLine): string => {
    const aside = source ? sourceText(source) : '';
    const value = aside === '' ? text : recordText('itemWithNote', { item: text, aside });
    return recordText('lineOfText', { name, value });
  };
  const parts = groups.map(({ name, lines }) => [name, ...lines.map(lineText)].join('\n'));
  const rest =
    otherFields === undefined
      ? []
      : [
          [
            recordText('alsoInTheAnswer'),
            ...otherSources.map(({ field, ...source }) =>
              recordText('lineOfText', { name: field, value: sourceText(source) }),
            ),
            answerToJson(otherFields),
          ].join('\n'),
        ];
  return [title, ...parts, ...rest].join('\n\n');
}

function csvCell(content: string): string {
  const safe = escapeFormulaCell(content);
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV (RFC 4180) without its line end; formulas are escaped with an apostrophe. */
export const toCsvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

const fieldsFromOlder = ({ groups }: AnswerView): readonly AnswerLine[] =>
  groups.flatMap(({ lines }) => lines.filter(({ source }) => source !== undefined));

/**
 * Column names of `answerCsvRow`: all fields of the kind's answers, present or not. If some values are
 * from older answers, a last column names their lookups and times.
 */
export function answerCsvHeader(view: AnswerView): string {
  const paths = view.groups.flatMap(({ lines }) => lines.map(({ path }) => path));
  const more = fieldsFromOlder(view).length > 0 ? ['older'] : [];
  return toCsvLine(['value', ...paths, ...more]);
}

export function answerCsvRow(value: string, view: AnswerView): string {
  const cells = view.groups.flatMap(({ lines }) => lines.map(({ raw }) => raw));
  const older = fieldsFromOlder(view).flatMap(({ path, source }) =>
    source ? [`${path}: ${source.path} ${new Date(source.at).toISOString()}`] : [],
  );
  return toCsvLine([value, ...cells, ...(older.length > 0 ? [older.join('; ')] : [])]);
}
