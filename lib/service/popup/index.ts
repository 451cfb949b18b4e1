export { createPopup } from './room.ts';
