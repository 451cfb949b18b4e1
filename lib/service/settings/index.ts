export { createSettingsHandlers } from './handlers.ts';
export { createLanguageLoader } from './language.ts';
export { createManagedStore, type ManagedStore } from './managed.ts';
export { createPausedTabs, type PausedTabs } from './paused-tabs.ts';
export { chosenPolicyFor, guardModeFor, policiesFor, policyFor } from './policy.ts';
export {
  createSettingsStore,
  DEFAULT_SETTINGS,
  policyForEachKind,
  type SettingsStore,
} from './store.ts';
