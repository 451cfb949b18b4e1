export {
  answerCsvHeader,
  answerCsvRow,
  answersToJson,
  answerToJson,
  answerToText,
  toCsvLine,
} from './export.ts';
export type { AnswerLine, AnswerSource } from './line.ts';
export { answerFieldPaths, answerViewOf } from './view.ts';
