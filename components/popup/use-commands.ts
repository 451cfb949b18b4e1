import { useLayoutEffect } from 'react';
import type { PauseLength } from '../../lib/extension/schemas/index.ts';
import { failureNoteText, popupText } from '../../lib/texts/areas.ts';
import { type Command, listForKeys, requestCommands } from '../palette/index.ts';
import type { PauseControl } from './PauseEverywhere.tsx';

export interface CommandsOptions {
  readonly tabs: readonly { readonly name: string; readonly label: string }[];
  readonly onChoose: (tab: string) => void;
  /** Opens the side panel; undefined where there is none. */
  readonly onKeepOpen: (() => void) | undefined;
  readonly surface: 'popup' | 'tab' | 'panel';
  readonly pauseControl: PauseControl;
}

/** Pauses every page, or ends that pause. */
function pauseCommands({ pause, change }: PauseControl): Command[] {
  const words = popupText('pauseEverywhere');
  if (pause)
    return [{ id: 'resume', label: failureNoteText('resume'), words, run: () => change(null) }];
  const pauseFor = (length: PauseLength, label: string): Command => ({
    id: `pause-${length}`,
    label: `${words} · ${label}`,
    run: () => change(length),
  });
  return [
    pauseFor('hour', popupText('pauseForHour')),
    pauseFor('untilResumed', popupText('pauseUntilResumed')),
  ];
}

function popupCommands(options: CommandsOptions): Command[] {
  const { tabs, onChoose, onKeepOpen, surface, pauseControl } = options;
  const openTab = () => window.open('/popup.html?handed=1', '_blank', 'noopener');
  return [
    ...tabs.map(({ name, label }) => ({ id: name, label, run: () => onChoose(name) })),
    ...(surface === 'popup' && onKeepOpen
      ? [{ id: 'keep-open', label: popupText('keepOpen'), run: onKeepOpen }]
      : []),
    ...(surface === 'popup'
      ? [{ id: 'open-in-tab', label: popupText('openInTab'), run: () => void openTab() }]
      : []),
    ...pauseCommands(pauseControl),
  ];
}

/**
 * Opens the list of the popup's commands (Ctrl+K or ⌘K) or that of its shortcuts (?). No command spends
 * credits.
 */
export function useCommands(options: CommandsOptions): void {
  // At once when the popup is drawn, so that no early key is lost.
  useLayoutEffect(() => {
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
