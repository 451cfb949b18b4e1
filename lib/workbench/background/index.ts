export { createWorkbench } from './module.ts';
export { createCellReader } from './read-cells.ts';
