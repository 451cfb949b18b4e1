export {
  type BoxEdges,
  cardPosition,
  cornerMarkPosition,
  coveringPosition,
  freePositions,
  type LineSlot,
  linePosition,
  lineSlots,
  type Point,
  type Size,
  shortestLink,
} from './geometry.ts';
export { createOverlay, type Overlay, type OverlayListener } from './overlay.ts';
