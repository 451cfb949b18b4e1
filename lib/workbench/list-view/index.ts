export {
  type ArrangedColumn,
  arrangeColumns,
  changeColumn,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  moveColumn,
  placesOf,
} from './arrangement.ts';
export { foldName, nameColumnIn, nameColumnOf } from './name-column.ts';
export { automaticWidth, CHARACTER_REM, tracksOf } from './tracks.ts';
