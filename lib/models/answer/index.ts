export {
  answerCsvHeader,
  answerCsvRow,
  answersToJson,
  answerToJson,
  answerToText,
  toCsvLine,
} from './export.ts';
export { levelsWithin, parseJson } from './json.ts';
export type { AnswerLine, AnswerSource } from './line.ts';
export { mainFactsOf } from './main-facts.ts';
export { answerFieldPaths, answerViewOf } from './view.ts';
