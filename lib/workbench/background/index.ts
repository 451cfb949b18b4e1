export { createWorkbench } from './room.ts';
