export { contextMenuElement, trackContextMenu } from './context-menu.ts';
export { createCardFrame } from './frame.ts';
export { selectedText, selectionToLookUp } from './selection.ts';
