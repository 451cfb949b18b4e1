export { contextMenuElement, trackContextMenu } from './context-menu.ts';
export { createCardFrame } from './frame.ts';
export { selectionToLookUp } from './selection.ts';
