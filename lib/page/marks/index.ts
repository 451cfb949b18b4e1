export { watchMarkHover } from './hover.ts';
export { liveRange, type Mark } from './marks.ts';
export { createMarkNavigator, type MarkPosition } from './navigation.ts';
export { createPageMarker } from './page-marker.ts';
export { wakeBackground } from './wake-background.ts';
