import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { useLatestResult } from '../hooks/index.ts';

export interface SettingsHandle {
  readonly settings: Settings | null;
  readonly failure: Failure | null;
  /** Counts saves, so that each one is announced. */
  readonly saves: number;
  readonly save: (patch: Partial<Settings>) => Promise<void>;
  readonly reload: () => Promise<void>;
}

/** The settings as the background keeps them; every change is saved at once. */
export function useSettings(send: SendToBackground): SettingsHandle {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saves, setSaves] = useState(0);

  const latest = useLatestResult();
  const reload = useCallback(
    () =>
      latest(send('settings', {}), (outcome) => {
        if (outcome.ok) setSettings(outcome.value);
        setFailure(outcome.ok ? null : outcome.failure);
      }),
    [send, latest],
  );
  useEffect(() => {
    void reload();
  }, [reload]);

  const save = useCallback(
    async (patch: Partial<Settings>) => {
      const outcome = await send('setSettings', { patch });
      if (outcome.ok) {
        setSettings(outcome.value);
        setSaves((count) => count + 1);
      }
      setFailure(outcome.ok ? null : outcome.failure);
    },
    [send],
  );
  return { settings, failure, saves, save, reload };
}

/** What a section of the options page works on. */
export interface SettingsSectionProps {
  readonly settings: Settings;
  readonly save: (patch: Partial<Settings>) => Promise<void>;
}
