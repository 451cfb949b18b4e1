export { type ColumnCell, cellsOf, columnCellOf } from './column-cells.ts';
export { createLabelReader, enclosingTelLink, pageRegion, textOptionsOf } from './context.ts';
export { startFirstScan } from './first-scan.ts';
export { createIncrementalScan } from './incremental-scan.ts';
export { runInSlices } from './scheduler.ts';
export type { TextBlock } from './text-block.ts';
export { splitRun } from './text-block.ts';
