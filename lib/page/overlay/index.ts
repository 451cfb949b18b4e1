export {
  cardPosition,
  cornerMarkPosition,
  freePositions,
  type LineSlot,
  linePosition,
  lineSlots,
  type Point,
  type Size,
} from './geometry.ts';
export { createOverlay, type Overlay, type OverlayListener } from './overlay.ts';
