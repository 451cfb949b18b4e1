export {
  addListAnswers,
  applyListAnswers,
  estimateTimeLeft,
  type ListAnswers,
  listFailureOf,
  retryPrice,
} from './answers.ts';
export { columnLetter, columnNames, recogniseLayout } from './columns.ts';
export { decodeFile } from './decode-file.ts';
export { type CellEdit, correctionOf, originalsOf, reverseOf, withEdits } from './edits.ts';
export {
  type ExportColumn,
  type ExportedList,
  exportColumns,
  listToCsv,
  listToJson,
} from './export.ts';
export {
  bodyRows,
  cellsToRead,
  columnKindOf,
  type ListLine,
  listLinesOf,
  type RowReading,
  type RowReadings,
  valueKey,
} from './lines.ts';
export { type PricedQuestions, pricedQuestionsOf } from './questions.ts';
export { type CheckedRow, checkedRowsOf, type RowStatus } from './rows.ts';
export { type CellType, parseSheet, type Sheet, sheetFromRows } from './sheet.ts';
export { type ListSummary, ROW_STATUSES, summarizeRows } from './summary.ts';
export {
  columnLength,
  type FactColumn,
  factColumnsOf,
  findingOf,
  type TableColumn,
  tableColumnsOf,
} from './table-columns.ts';
export { DEFAULT_LIST_VIEW, isInView, type ListSort, type ListView, rowsInView } from './view.ts';
