export { SettingsFileSection } from './SettingsFileSection.tsx';
