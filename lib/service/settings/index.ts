export { correctionsFor } from './field-corrections.ts';
export {
  type FlatSettings,
  flattenSettings,
  parseLeaf,
  unflattenSettings,
} from './flat-settings.ts';
export { capByLockedPolicies, type ManagedStore } from './managed.ts';
export { createSettings, type SettingsApi } from './module.ts';
export type { TabSwitch } from './pause-everywhere.ts';
export { chosenPolicyFor, guardModeFor, policiesFor, policyFor } from './policy.ts';
export {
  DEFAULT_SETTINGS,
  policyForEachKind,
  type SettingsLayers,
  type SettingsStore,
} from './store.ts';
