import { createContext, useContext } from 'react';

/** Names of settings (`marks`, `policies email`) that the options page shows differently. */
interface SettingFlags {
  /** Set by an organisation; cannot be changed. */
  readonly locked: ReadonlySet<string>;
  /** Matches the search; the first word of the name. */
  readonly found: ReadonlySet<string>;
}

const NO_FLAGS: SettingFlags = { locked: new Set(), found: new Set() };

export const SettingContext = createContext(NO_FLAGS);

export interface SettingState {
  readonly id: string;
  readonly locked: boolean;
  /** Class of the setting's row. */
  readonly className: string;
}

export const settingElementId = (name: string): string => `setting-${name.replaceAll(' ', '-')}`;

export function useSetting(name: string): SettingState {
  const { locked, found } = useContext(SettingContext);
  const className = found.has(name.split(' ')[0] ?? '') ? 'setting is-found' : 'setting';
  return { id: settingElementId(name), locked: locked.has(name), className };
}

export const useLockedSettings = (): ReadonlySet<string> => useContext(SettingContext).locked;
