export {
  type AnswerOfValue,
  applyAnswer,
  estimateTimeLeft,
  type ListAnswers,
  listFailureOf,
  nextAnswer,
  RECENT_ANSWERS,
  retryPrices,
} from './answers.ts';
export {
  type ArrangedColumn,
  arrangeColumns,
  automaticWidth,
  CHARACTER_REM,
  changeColumn,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  moveColumn,
  placesOf,
  tracksOf,
} from './arrangement.ts';
export type { ExportedChanges } from './changes.ts';
export {
  columnLetter,
  columnNames,
  foldName,
  nameColumnIn,
  recogniseLayout,
} from './columns.ts';
export {
  type CellEdit,
  correctionsOf,
  hasCorrection,
  originalsOf,
  replacementOf,
  replaceRows,
  reverseOf,
  withEdits,
} from './edits.ts';
export {
  type ExportedList,
  exportColumns,
  listToCsv,
} from './export.ts';
export { listToJson } from './export-json.ts';
export {
  bodyRows,
  type CellReading,
  cellsToRead,
  columnKindOf,
  columnsInUse,
  isBlankCell,
  type ListLine,
  type RowReading,
  type RowReadings,
  valueOfPart,
} from './lines.ts';
export { type CellMark, cellMarksOf } from './marks.ts';
export { type ListPrice, pricedAgainOf, pricedQuestionsOf } from './questions.ts';
export {
  type CheckedRow,
  type ListSummary,
  NEEDS_YOU,
  needsYou,
  noCounts,
  ROW_STATUSES,
  type RowStatus,
  rankOf,
  reasonOf,
  rowsByValue,
  statusOfRank,
  statusText,
} from './rows.ts';
export {
  type CellType,
  parseSheet,
  type Sheet,
  sheetFromRows,
} from './sheet.ts';
export {
  type FactColumn,
  factColumnsOf,
  findingOf,
  messageOf,
  type TableColumn,
  tableColumnsOf,
} from './table-columns.ts';
