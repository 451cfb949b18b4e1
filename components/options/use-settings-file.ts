import { useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import { downloadFile } from '../files/index.ts';
import { serializeSettings } from './file-contents.ts';

/** The contents of a chosen file. */
export interface SettingsImport {
  readonly name: string;
  readonly settings: Settings;
  /** Names of settings in the file that were not understood. */
  readonly unread: readonly string[];
}

export const MAX_SETTINGS_FILE_BYTES = 1_000_000;

const fileTooLarge = (): Failure => ({
  kind: 'bad-input',
  message: optionsText('fileTooLarge'),
  action: optionsText('chooseExportedFile'),
  remedy: 'none',
  billed: 'no',
  waitHelps: false,
});

export function useSettingsFile(send: SendToBackground, settings: Settings) {
  const [offered, setOffered] = useState<SettingsImport | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    offered,
    failure,
    dismiss: () => setOffered(null),
    save: () =>
      downloadFile('fieldmark-settings.json', 'application/json', serializeSettings(settings)),
    async read(file: File): Promise<void> {
      setOffered(null);
      setFailure(null);
      if (file.size > MAX_SETTINGS_FILE_BYTES) return setFailure(fileTooLarge());
      const outcome = await send('parseSettingsFile', { text: await file.text() });
      if (outcome.ok) setOffered({ name: file.name, ...outcome.value });
      else setFailure(outcome.failure);
    },
  };
}
