export {
  type BoxEdges,
  cardPosition,
  cornerMarkPosition,
  coveringPosition,
  type LineSlot,
  linePosition,
  lineSlots,
  overlaps,
  type Point,
  type Size,
  shortestLink,
} from './geometry.ts';
export { createOverlay, type Overlay, type OverlayListener } from './overlay.ts';
