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
  DUPLICATE_KINDS,
  type DuplicateCounts,
  type DuplicateGroup,
  type DuplicateKind,
  duplicateGroupsOf,
  duplicateKindsOf,
  type GroupsByRow,
  groupsByRow,
  isGrouped,
  rowsInGroups,
} from './duplicates.ts';
export { foldName, nameColumnIn, nameColumnOf } from './name-column.ts';
export { automaticWidth, CHARACTER_REM, tracksOf } from './tracks.ts';
export {
  createRowOrder,
  DEFAULT_LIST_VIEW,
  isInView,
  type ListSort,
  type ListView,
} from './view.ts';
