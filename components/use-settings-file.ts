import { useState } from 'react';
import type { Failure } from '../lib/failure.ts';
import type { Settings } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { text } from '../lib/texts/options.ts';
import { fileOf } from './settings-file.ts';

/** What a chosen file would bring. */
export interface Offered {
  readonly name: string;
  readonly settings: Settings;
  readonly unread: readonly string[];
}

export const LARGEST_FILE = 1_000_000;

const tooLarge = (): Failure => ({
  kind: 'bad-input',
  message: text('fileTooLarge'),
  action: text('chooseExportedFile'),
  remedy: 'none',
  billed: 'no',
  waitHelps: false,
});

/** Hands the browser a file to keep. */
function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function useSettingsFile(send: Send, settings: Settings) {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    offered,
    failure,
    dismiss: () => setOffered(null),
    save: () => download('fieldmark-settings.json', fileOf(settings)),
    async read(file: File): Promise<void> {
      setOffered(null);
      setFailure(null);
      if (file.size > LARGEST_FILE) return setFailure(tooLarge());
      const outcome = await send('readSettings', { text: await file.text() });
      if (outcome.ok) setOffered({ name: file.name, ...outcome.value });
      else setFailure(outcome.failure);
    },
  };
}
