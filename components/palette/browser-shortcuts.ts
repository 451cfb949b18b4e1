import { useEffect, useState } from 'react';
import type { Shortcut } from '../../lib/extension/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';

/** Labels of the manifest's commands; the browser's own labels are in its language. */
const COMMANDS: Readonly<Record<string, keyof FieldmarkTexts['options']>> = {
  _execute_action: 'openFieldmark',
  'look-up-selection': 'lookUpSelectedText',
  'next-value': 'goToNextValue',
  'previous-value': 'goToPreviousValue',
  'open-panel': 'openNextToPage',
};

/** What a command of the manifest does, for example "Look up the selected text". */
export function browserCommandLabel(name: string): string {
  const textKey = COMMANDS[name];
  return textKey ? optionsText(textKey) : name;
}

/** The browser's shortcuts, read again when the person comes back from the browser's own page. */
export function useBrowserShortcuts(read: () => Promise<readonly Shortcut[]>): readonly Shortcut[] {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    const refresh = () => void read().then(setShortcuts, () => undefined);
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [read]);
  return shortcuts;
}
