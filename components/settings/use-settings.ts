import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { useOutcome } from '../ui/index.ts';

/** Names of settings (`marks`, `policies email`) that the options page shows differently. */
interface SettingFlags {
  /** Set by an organisation; cannot be changed. */
  readonly locked: ReadonlySet<string>;
  /** Matches the search; the first word of the name. */
  readonly found: ReadonlySet<string>;
}

const NO_FLAGS: SettingFlags = { locked: new Set(), found: new Set() };

export const SettingContext = createContext(NO_FLAGS);

export const settingElementId = (name: string): string => `setting-${name.replaceAll(' ', '-')}`;

/** What the row of a setting needs: its id and class, and whether it is locked. */
export function useSetting(name: string) {
  const { locked, found } = useContext(SettingContext);
  const className = found.has(name.split(' ')[0] ?? '') ? 'setting is-found' : 'setting';
  return { id: settingElementId(name), locked: locked.has(name), className };
}

export const useLockedSettings = (): ReadonlySet<string> => useContext(SettingContext).locked;

/** The settings that the background stores; every change is saved at once. */
export function useSettings(send: SendToBackground) {
  const { value: settings, failure, track } = useOutcome<Settings>();
  /** Number of saves so far, so that each one is announced. */
  const [saves, setSaves] = useState(0);

  const reload = useCallback(() => track(send('settings', {})), [send, track]);
  useEffect(() => {
    void reload();
  }, [reload]);

  const save = useCallback(
    async (patch: Partial<Settings>) => {
      const reply = send('setSettings', { patch });
      await track(reply);
      if ((await reply).ok) setSaves((count) => count + 1);
    },
    [send, track],
  );
  return { settings, failure, saves, save, reload };
}

/** Props of a section of the options page. */
export interface SettingsSectionProps {
  readonly settings: Settings;
  readonly save: (patch: Partial<Settings>) => Promise<void>;
}
