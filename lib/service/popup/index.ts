export { createPopup } from './module.ts';
