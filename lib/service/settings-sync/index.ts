export { createSettingsSync } from './room.ts';
