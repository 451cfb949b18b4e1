export { escapeXml, LOOKUP_MENU, type MenuClick } from './browser-entry-points.ts';
export { createSurfaces, FIELD_MENU, FIELD_MENU_ITEMS } from './module.ts';
export { createPopup } from './popup.ts';
