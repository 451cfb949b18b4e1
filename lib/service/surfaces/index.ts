export { escapeXml, LOOKUP_MENU, type MenuClick } from './browser-entry-points.ts';
export { FIELD_MENU, FIELD_MENU_ITEMS } from './field-menu.ts';
export { createSurfaces } from './module.ts';
export { createPopup } from './popup.ts';
