export { PrivacySettings } from './PrivacySettings.tsx';
export { LockNote, SelectSetting, TextSetting, ToggleSetting } from './SettingRow.tsx';
export {
  focusAddress,
  goTo,
  type SettingsAddress,
  useSettingsAddress,
} from './settings-address.ts';
export {
  matchesWords,
  SETTING_SECTIONS,
  type SettingEntry,
  type SettingSectionId,
  searchSettings,
} from './settings-search.ts';
export { type PauseControl, usePause } from './use-pause.ts';
export {
  SettingContext,
  type SettingsSectionProps,
  settingElementId,
  useLockedSettings,
  useSetting,
  useSettings,
} from './use-settings.ts';
