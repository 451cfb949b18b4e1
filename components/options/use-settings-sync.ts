import { useCallback, useEffect, useEffectEvent } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { SettingsSync } from '../../lib/extension/schemas/index.ts';
import { useOutcome } from '../hooks/index.ts';

export interface SettingsSyncSources {
  readonly send: SendToBackground;
  /** Calls back when settings came from another browser. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when the settings may have changed. */
  readonly onSettings: () => void;
}

export function useSettingsSync({ send, subscribe, onSettings }: SettingsSyncSources) {
  const { value, failure, track } = useOutcome<SettingsSync>();
  const reload = useCallback(() => track(send('settingsSync', {})), [send, track]);
  const onSynced = useEffectEvent(() => {
    onSettings();
    void reload();
  });
  useEffect(() => {
    void reload();
    return subscribe(() => onSynced());
  }, [reload, subscribe]);
  const act = async (work: ReturnType<typeof send<'setSettingsSync'>>) => {
    await track(work);
    onSettings();
  };
  return {
    sync: value,
    failure,
    reload,
    setOn: (on: boolean, deleteCopy = false) => act(send('setSettingsSync', { on, deleteCopy })),
    answer: (use: boolean) =>
      value?.offered ? act(send('answerSyncedSettings', { use, shown: value.offered })) : undefined,
  };
}
