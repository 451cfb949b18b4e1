export { createWorkbench } from './module.ts';
