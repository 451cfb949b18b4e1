import { useState } from 'react';
import { openShortcutSettings, readShortcuts, type Shortcut } from '../../lib/extension/index.ts';
import { optionsText } from '../../lib/texts/options.ts';
import { browserCommandLabel, useBrowserShortcuts } from '../palette/index.ts';
import { useSetting } from '../settings/index.ts';

export interface ShortcutListProps {
  readonly read?: () => Promise<readonly Shortcut[]>;
  /** Opens the browser's page for shortcuts; false if extensions cannot. */
  readonly change?: () => Promise<boolean>;
}

/** The keyboard shortcuts. They can only be changed on the browser's own page. */
export function ShortcutList({
  read = readShortcuts,
  change = openShortcutSettings,
}: ShortcutListProps) {
  const shortcuts = useBrowserShortcuts(read);
  const [cannotOpen, setCannotOpen] = useState(false);
  const { id, className } = useSetting('shortcuts');
  return (
    <section className="section" aria-labelledby="shortcuts">
      <h2 id="shortcuts">{optionsText('sectionShortcuts')}</h2>
      <dl className={`${className} shortcut-list`}>
        {shortcuts.map(({ name, keys }) => (
          <div key={name}>
            <dt>{browserCommandLabel(name)}</dt>
            <dd>
              {keys === '' ? (
                <span className="hint">{optionsText('shortcutNotSet')}</span>
              ) : (
                <kbd>{keys}</kbd>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{optionsText('lookUpFromAddressBar')}</dt>
          <dd>
            {optionsText.rich('addressBarKeys', {
              keyword: 'fm',
              kbd: (inner) => <kbd key="kbd">{inner}</kbd>,
            })}
          </dd>
        </div>
      </dl>
      <p className="row setting-end">
        <button
          type="button"
          className="secondary"
          id={id}
          onClick={() => void change().then((opened) => setCannotOpen(!opened))}
        >
          {optionsText('changeShortcuts')}
        </button>
        <span className="hint" role="status">
          {cannotOpen && optionsText('changeShortcutsYourself')}
        </span>
      </p>
    </section>
  );
}
