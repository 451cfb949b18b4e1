export { PrivacySettings } from './PrivacySettings.tsx';
export { LockNote, SelectSetting, ToggleSetting } from './SettingRow.tsx';
export {
  SettingContext,
  settingElementId,
  useLockedSettings,
  useSetting,
} from './setting-context.ts';
export {
  focusAddress,
  goTo,
  type SettingsAddress,
  useSettingsAddress,
} from './settings-address.ts';
export {
  matchesWords,
  SETTING_ENTRIES,
  SETTING_SECTIONS,
  type SettingEntry,
  type SettingSectionId,
  searchSettings,
  settingSearchText,
} from './settings-search.ts';
export { TextSetting } from './TextSetting.tsx';
export { type SettingsSectionProps, useSettings } from './use-settings.ts';
