export { PrivacyNotes, PrivacySettings } from './PrivacySettings.tsx';
export { LockNote, SelectSetting, ToggleSetting } from './SettingRow.tsx';
export {
  SettingContext,
  settingElementId,
  useLockedSettings,
  useSetting,
} from './setting-context.ts';
export {
  matchesWords,
  revealSetting,
  SETTING_ENTRIES,
  type SettingEntry,
  searchSettings,
  settingInAddress,
  settingSearchText,
  settingSections,
} from './settings-search.ts';
export { TextSetting } from './TextSetting.tsx';
export { type SettingsSectionProps, useSettings } from './use-settings.ts';
