export { correctionsFor } from './field-corrections.ts';
export type { ManagedStore } from './managed.ts';
export type { PausedTabs } from './paused-tabs.ts';
export { chosenPolicyFor, guardModeFor, policiesFor, policyFor } from './policy.ts';
export { createSettings, type SettingsApi } from './room.ts';
export { DEFAULT_SETTINGS, policyForEachKind, type SettingsStore } from './store.ts';
