import { useCallback, useEffect, useEffectEvent } from 'react';
import { onSettingsSynced, type SendToBackground } from '../../lib/extension/index.ts';
import type { SettingsSync } from '../../lib/extension/schemas/index.ts';
import { useOutcome } from '../hooks/index.ts';

/** @param onSettings called when the settings may have changed */
export function useSettingsSync(send: SendToBackground, onSettings: () => void) {
  const { value, failure, busy, track } = useOutcome<SettingsSync>();
  const reload = useCallback(() => track(send('settingsSync', {})), [send, track]);
  const onSynced = useEffectEvent(() => {
    onSettings();
    void reload();
  });
  useEffect(() => {
    void reload();
    return onSettingsSynced(() => onSynced());
  }, [reload]);
  const act = async (work: ReturnType<typeof send<'setSettingsSync'>>) => {
    await track(work);
    onSettings();
  };
  return {
    sync: value,
    failure,
    busy,
    reload,
    turn: (on: boolean, deleteCopy = false) => act(send('setSettingsSync', { on, deleteCopy })),
    answer: (use: boolean) =>
      value?.offered ? act(send('answerSyncedSettings', { use, shown: value.offered })) : undefined,
  };
}
