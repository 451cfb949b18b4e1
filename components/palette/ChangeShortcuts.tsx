import { useState } from 'react';
import { openShortcutSettings } from '../../lib/extension/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';

export interface ChangeShortcutsProps {
  /** Opens the browser's page for shortcuts; false if extensions cannot. */
  readonly change?: (() => Promise<boolean>) | undefined;
  /** The button's id. */
  readonly id?: string;
}

/** Opens the browser's page for shortcuts, or says how to get there. */
export function ChangeShortcuts({ change = openShortcutSettings, id }: ChangeShortcutsProps) {
  const [cannotOpen, setCannotOpen] = useState(false);
  return (
    <>
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
    </>
  );
}
