export { LockNote } from './LockNote.tsx';
export { PrivacyNotes, PrivacySettings } from './PrivacySettings.tsx';
export { SelectSetting } from './SelectSetting.tsx';
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
export { ToggleSetting } from './ToggleSetting.tsx';
export { type SettingsSectionProps, useSettings } from './use-settings.ts';
