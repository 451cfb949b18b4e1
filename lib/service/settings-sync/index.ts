export { createSettingsSync } from './module.ts';
