export { usageViewOf } from './usage-view.ts';
