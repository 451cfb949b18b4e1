export { type ColumnCell, cellsOf, columnCellOf } from './columns.ts';
export { startFirstScan } from './first-scan.ts';
export { createIncrementalScan } from './incremental-scan.ts';
export { pageRegion, textOptionsOf } from './page-region.ts';
export { runInSlices } from './run-in-slices.ts';
export { splitRun } from './split-run.ts';
export { createLabelReader, enclosingTelLink } from './structure-labels.ts';
export type { TextBlock } from './text-block.ts';
