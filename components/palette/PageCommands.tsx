import { useLayoutEffect, useState } from 'react';
import { commandsText, commonText } from '../../lib/texts/areas.ts';
import { Menu } from '../ui/index.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { type CommandGroup, commandsOn, PAGES, type PageName } from './commands.ts';
import { isMac, listForKeys, modifierKey } from './keys.ts';
import type { PageShortcut } from './ShortcutsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** What a page adds to its menu. */
export interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
}

export interface PageCommandsProps {
  readonly page: PageName;
  /** First in the menu. */
  readonly entries?: readonly MenuEntry[];
  readonly shortcuts?: readonly PageShortcut[];
}

const NONE: readonly never[] = [];
const LINKED = ['workbench', 'documents', 'console', 'options'] as const;

/** The menu of a page: other pages, commands (also Ctrl+K or ⌘K) and shortcuts (also ?). */
export function PageCommands({ page, entries = NONE, shortcuts = NONE }: PageCommandsProps) {
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
      <Menu label={commonText('menu')}>
        {entries.map(({ label, run }) => (
          <button key={label} type="button" onClick={run}>
            {label}
          </button>
        ))}
        {entries.length > 0 && <hr />}
        {LINKED.filter((name) => name !== page).map((name) => (
          <a key={name} href={`/${name}.html`} target="_blank" rel="noreferrer">
            {PAGES[name]()}
          </a>
        ))}
        <hr />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
          onClick={open}
        >
          {commandsText('commands')}
          <span className="by-keys" aria-hidden="true">
            <kbd>{modifierKey()}</kbd> <kbd>K</kbd>
          </span>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setShowsShortcuts(true)}>
          {commandsText('shortcuts')}
        </button>
      </Menu>
      {groups && <CommandPalette groups={groups} onClose={() => setGroups(null)} />}
      {showsShortcuts && (
        <ShortcutsDialog shortcuts={shortcuts} onClose={() => setShowsShortcuts(false)} />
      )}
    </>
  );
}
