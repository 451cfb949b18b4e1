export { createPopupHandlers } from './handlers.ts';
export { createPageSettingsReader } from './page-settings.ts';
