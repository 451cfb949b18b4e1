export {
  answerCsvHeader,
  answerCsvRow,
  answersToJson,
  answerToJson,
  answerToText,
  toCsvLine,
} from './export.ts';
export type { AnswerLine, AnswerSource } from './line.ts';
export { mainFactsOf } from './main-facts.ts';
export {
  entriesOfJson,
  type JsonMatches,
  levelsWithin,
  parseJson,
  searchJson,
} from './search-json.ts';
export { answerFieldPaths, answerViewOf } from './view.ts';
