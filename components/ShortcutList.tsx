import { useEffect, useState } from 'react';
import { openShortcuts, readShortcuts, type Shortcut } from '../lib/shortcuts.ts';
import { useSetting } from './setting-context.ts';

export interface ShortcutListProps {
  readonly read?: () => Promise<readonly Shortcut[]>;
  /** False: the browser's page for them cannot be opened from here. */
  readonly change?: () => Promise<boolean>;
}

/** Shortcuts are the browser's to keep: shown here, changed there. */
export function ShortcutList({ read = readShortcuts, change = openShortcuts }: ShortcutListProps) {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  const [isShut, setShut] = useState(false);
  const { id, className } = useSetting('shortcuts');
  useEffect(() => {
    const refresh = () => void read().then(setShortcuts, () => undefined);
    refresh();
    // Whoever changed one comes back to this page.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [read]);
  return (
    <section className="section" aria-labelledby="shortcuts">
      <h2 id="shortcuts">Shortcuts</h2>
      <dl className={`${className} shortcut-list`}>
        {shortcuts.map(({ what, keys }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{keys === '' ? <span className="hint">Not set</span> : <kbd>{keys}</kbd>}</dd>
          </div>
        ))}
        <div>
          <dt>Ask from the address bar</dt>
          <dd>
            <kbd>fm</kbd> then Space
          </dd>
        </div>
      </dl>
      <p className="row setting-end">
        <button
          type="button"
          className="secondary"
          id={id}
          onClick={() => void change().then((opened) => setShut(!opened))}
        >
          Change shortcuts
        </button>
        <span className="hint" role="status">
          {isShut && 'Open your browser’s page of extensions and choose its keyboard shortcuts.'}
        </span>
      </p>
    </section>
  );
}
