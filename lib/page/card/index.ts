export { createCardFrame } from './frame.ts';
export { selectionToLookUp } from './selection.ts';
