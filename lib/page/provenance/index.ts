export { trackInputProvenance } from './input-events.ts';
export { createInputProvenance, type InputProvenance } from './input-provenance.ts';
export { type GestureTracker, trackLastGesture, wasLeftByKey } from './last-gesture.ts';
