export { adjacentLabel, enclosingTelLink } from './adjacent-label.ts';
export { startFirstScan } from './first-scan.ts';
export { createIncrementalScan } from './incremental-scan.ts';
export { pageRegion } from './page-region.ts';
export { splitRun } from './split-run.ts';
export type { TextBlock } from './text-block.ts';
