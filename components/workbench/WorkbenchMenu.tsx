import { commandsText } from '../../lib/texts/areas.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { modifierKey, PageCommands, type PageShortcut } from '../palette/index.ts';
import { Menu } from '../ui/index.ts';

export interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
}

export interface WorkbenchMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly shortcuts: readonly PageShortcut[];
  readonly onOptions: () => void;
}

/** What is seldom needed: entries of the page, its commands and the settings. */
export function WorkbenchMenu({ entries, shortcuts, onOptions }: WorkbenchMenuProps) {
  return (
    <PageCommands page="workbench" shortcuts={shortcuts}>
      {(openCommands) => (
        <Menu label={workbenchText('menu')}>
          {entries.map(({ label, run }) => (
            <button key={label} type="button" onClick={run}>
              {label}
            </button>
          ))}
          <button type="button" onClick={openCommands}>
            {commandsText('commands')}
            <span className="by-keys" aria-hidden="true">
              <kbd>{modifierKey()}</kbd> <kbd>K</kbd>
            </span>
          </button>
          <button type="button" onClick={onOptions}>
            {workbenchText('settings')}
          </button>
        </Menu>
      )}
    </PageCommands>
  );
}
