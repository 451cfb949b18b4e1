import { useLayoutEffect, useState } from 'react';
import { commonText, menuText } from '../../lib/texts/areas.ts';
import { Menu } from '../ui/index.ts';
import { asksForShortcuts } from './keys.ts';
import { type PageShortcut, ShortcutsDialog } from './ShortcutsDialog.tsx';

/** What a page adds to its menu. */
export interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
}

/** The pages that the menu links to, by the names of their HTML files. */
const LINKED = {
  workbench: () => menuText('workbench'),
  documents: () => menuText('documents'),
  console: () => menuText('console'),
  options: () => commonText('settings'),
} as const;

export interface PageMenuProps {
  readonly page: keyof typeof LINKED | 'welcome';
  /** First in the menu. */
  readonly entries?: readonly MenuEntry[];
  readonly shortcuts?: readonly PageShortcut[];
}

const NONE: readonly never[] = [];

/** The menu of a page: the other pages, and the keyboard shortcuts (also ?). */
export function PageMenu({ page, entries = NONE, shortcuts = NONE }: PageMenuProps) {
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!asksForShortcuts(event)) return;
      event.preventDefault();
      setShowsShortcuts(true);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);

  return (
    <>
      <Menu label={commonText('menu')}>
        {entries.map(({ label, run }) => (
          <button key={label} type="button" onClick={run}>
            {label}
          </button>
        ))}
        {entries.length > 0 && <hr />}
        {Object.entries(LINKED).map(
          ([name, label]) =>
            name !== page && (
              <a key={name} href={`/${name}.html`} target="_blank" rel="noreferrer">
                {label()}
              </a>
            ),
        )}
        <hr />
        <button type="button" aria-haspopup="dialog" onClick={() => setShowsShortcuts(true)}>
          {menuText('shortcuts')}
        </button>
      </Menu>
      {showsShortcuts && (
        <ShortcutsDialog shortcuts={shortcuts} onClose={() => setShowsShortcuts(false)} />
      )}
    </>
  );
}
