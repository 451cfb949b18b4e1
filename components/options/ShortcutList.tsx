import { useEffect, useState } from 'react';
import { openShortcutSettings, readShortcuts, type Shortcut } from '../../lib/extension/index.ts';
import { optionsText } from '../../lib/texts/options.ts';
import { useSetting } from '../settings/index.ts';

/** Labels of the manifest's commands; the browser's own labels are in its language. */
const COMMANDS: Readonly<Record<string, keyof FieldmarkTexts['options']>> = {
  _execute_action: 'openFieldmark',
  'look-up-selection': 'lookUpSelectedText',
  'next-value': 'goToNextValue',
  'previous-value': 'goToPreviousValue',
  'open-panel': 'openNextToPage',
};

function commandLabel(name: string): string {
  const textKey = COMMANDS[name];
  return textKey ? optionsText(textKey) : name;
}

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
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  const [cannotOpen, setCannotOpen] = useState(false);
  const { id, className } = useSetting('shortcuts');
  useEffect(() => {
    const refresh = () => void read().then(setShortcuts, () => undefined);
    refresh();
    // Shows changes when the person comes back from the browser's page.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [read]);
  return (
    <section className="section" aria-labelledby="shortcuts">
      <h2 id="shortcuts">{optionsText('sectionShortcuts')}</h2>
      <dl className={`${className} shortcut-list`}>
        {shortcuts.map(({ name, keys }) => (
          <div key={name}>
            <dt>{commandLabel(name)}</dt>
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
