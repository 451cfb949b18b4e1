import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { useOutcome } from '../hooks/index.ts';

export interface SettingsHandle {
  readonly settings: Settings | null;
  readonly failure: Failure | null;
  /** Number of saves so far, so that each one is announced. */
  readonly saves: number;
  readonly save: (patch: Partial<Settings>) => Promise<void>;
  readonly reload: () => Promise<void>;
}

/** The settings that the background stores; every change is saved at once. */
export function useSettings(send: SendToBackground): SettingsHandle {
  const { value: settings, failure, track } = useOutcome<Settings>();
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
