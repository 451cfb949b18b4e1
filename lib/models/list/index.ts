export {
  addListAnswers,
  applyListAnswers,
  estimateTimeLeft,
  type ListAnswers,
  listFailureOf,
  retryPrice,
} from './answers.ts';
export { columnNames, recogniseLayout } from './columns.ts';
export { decodeFile } from './decode-file.ts';
export { listToCsv, listToJson } from './export.ts';
export {
  bodyRows,
  cellsToRead,
  type ListLine,
  listLinesOf,
  type RowReadings,
  type UnreadCellOfRow,
} from './lines.ts';
export { type PricedQuestions, pricedQuestionsOf } from './questions.ts';
export { parseSheet, type Sheet, sheetFromRows } from './sheet.ts';
export {
  DEFAULT_LIST_VIEW,
  LIST_LINE_STATUSES,
  LIST_SORTS,
  type ListLineStatus,
  type ListSort,
  type ListSummary,
  type ListView,
  linesInView,
  summarizeLines,
} from './summary.ts';
