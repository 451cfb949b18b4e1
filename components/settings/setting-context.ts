import { createContext, useContext } from 'react';

/** What the options page knows of single settings, by name: `marks`, `policies email`. */
interface SettingFlags {
  /** An organisation set it, and nobody changes it here. */
  readonly locked: ReadonlySet<string>;
  /** It answers to what is searched for. */
  readonly found: ReadonlySet<string>;
}

const NOTHING: SettingFlags = { locked: new Set(), found: new Set() };

export const SettingContext = createContext(NOTHING);

export interface SettingState {
  readonly id: string;
  readonly locked: boolean;
  /** For the row that the setting stands in. */
  readonly className: string;
}

export const settingElementId = (name: string): string => `setting-${name.replaceAll(' ', '-')}`;

export function useSetting(name: string): SettingState {
  const { locked, found } = useContext(SettingContext);
  const className = found.has(name.split(' ')[0] ?? '') ? 'setting is-found' : 'setting';
  return { id: settingElementId(name), locked: locked.has(name), className };
}

export const useLockedSettings = (): ReadonlySet<string> => useContext(SettingContext).locked;
