export { escapeXml, LOOKUP_MENU } from './browser-entry-points.ts';
export { createSurfaces } from './room.ts';
