export { entryIdOf, logPrefix, nextAnswers, positionOf } from './answers.ts';
export {
  changeCell,
  changedRows,
  copyRows,
  DRAFT,
  isLong,
  partOf,
  readList,
  readQuestions,
  rowsRange,
  writeList,
} from './list-records.ts';
