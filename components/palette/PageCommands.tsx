import { type ReactNode, useLayoutEffect, useState } from 'react';
import { commandsText } from '../../lib/texts/areas.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { type CommandGroup, commandsOn, type PageName } from './commands.ts';
import { isMac, listForKeys, modifierKey } from './keys.ts';
import type { PageShortcut } from './ShortcutsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

export interface PageCommandsProps {
  readonly page: PageName;
  readonly shortcuts?: readonly PageShortcut[];
  /** Draws something else than the button, which opens the commands. */
  readonly children?: (open: () => void) => ReactNode;
}

const NONE: readonly PageShortcut[] = [];

/** The button and the keys that open a page's commands (Ctrl+K or ⌘K) and its shortcuts (?). */
export function PageCommands({ page, shortcuts = NONE, children }: PageCommandsProps) {
  const [groups, setGroups] = useState<readonly CommandGroup[] | null>(null);
  const [showsShortcuts, setShowsShortcuts] = useState(false);

  // The parts of the page offer their commands anew at each render, so they are read when asked for.
  const open = () => setGroups(commandsOn(page, () => setShowsShortcuts(true)));
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const list = listForKeys(event);
      if (!list) return;
      event.preventDefault();
      if (list === 'commands') open();
      else setShowsShortcuts(true);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });

  return (
    <>
      {children ? (
        children(open)
      ) : (
        <button
          type="button"
          className="quiet palette-open"
          aria-haspopup="dialog"
          aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
          onClick={open}
        >
          {commandsText('commands')}
          <span className="by-keys" aria-hidden="true">
            <kbd>{modifierKey()}</kbd> <kbd>K</kbd>
          </span>
        </button>
      )}
      {groups && <CommandPalette groups={groups} onClose={() => setGroups(null)} />}
      {showsShortcuts && (
        <ShortcutsDialog shortcuts={shortcuts} onClose={() => setShowsShortcuts(false)} />
      )}
    </>
  );
}
