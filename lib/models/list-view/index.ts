export {
  type ArrangedColumn,
  arrangeColumns,
  changeColumn,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  moveColumn,
  placesOf,
} from './arrangement.ts';
export {
  countDuplicates,
  DUPLICATE_KINDS,
  type DuplicateGroup,
  type DuplicateKind,
  duplicateGroupsOf,
  groupsByRow,
  isGrouped,
  rowsInGroups,
} from './duplicates.ts';
export { nameColumnOf } from './name-column.ts';
export { automaticWidth, CHARACTER_REM, tracksOf } from './tracks.ts';
