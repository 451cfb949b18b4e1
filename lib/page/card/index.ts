export { createCardFrame } from './frame.ts';
export {
  contextMenuElement,
  selectedText,
  selectionToLookUp,
  trackContextMenu,
} from './selection.ts';
