import { useEffect } from 'react';
import { popupText } from '../../lib/texts/popup.ts';
import { type Command, listForKeys, requestCommands } from '../palette/index.ts';

export interface CommandsOptions {
  readonly tabs: readonly { readonly name: string; readonly label: string }[];
  readonly onChoose: (tab: string) => void;
  /** Opens the side panel; undefined where there is none. */
  readonly onKeepOpen: (() => void) | undefined;
  readonly surface: 'popup' | 'tab' | 'panel';
}

function popupCommands({ tabs, onChoose, onKeepOpen, surface }: CommandsOptions): Command[] {
  const openTab = () => window.open('/popup.html?handed=1', '_blank', 'noopener');
  return [
    ...tabs.map(({ name, label }) => ({ id: name, label, run: () => onChoose(name) })),
    ...(surface === 'popup' && onKeepOpen
      ? [{ id: 'keep-open', label: popupText('keepOpen'), run: onKeepOpen }]
      : []),
    ...(surface === 'popup'
      ? [{ id: 'open-in-tab', label: popupText('openInTab'), run: () => void openTab() }]
      : []),
  ];
}

/**
 * Opens the list of the popup's commands (Ctrl+K or ⌘K) or that of its shortcuts (?). No command spends
 * credits.
 */
export function useCommands(options: CommandsOptions): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const list = listForKeys(event);
      if (!list) return;
      event.preventDefault();
      requestCommands({ list, commands: popupCommands(options) });
    };
    // Before the other listeners, which skip a key that has been used.
    addEventListener('keydown', handleKey, { capture: true });
    return () => removeEventListener('keydown', handleKey, { capture: true });
  });
}
