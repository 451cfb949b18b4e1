export { SettingsSyncSection } from './SettingsSyncSection.tsx';
