export { answerCsvHeader, answerCsvRow, answerToJson, answerToText, toCsvLine } from './export.ts';
export type { AnswerLine } from './line.ts';
export { answerFieldPaths, answerViewOf } from './view.ts';
