export { diffSettings } from './file-contents.ts';
export { SettingChangeTable } from './SettingChangeTable.tsx';
export { SettingsFileSection } from './SettingsFileSection.tsx';
