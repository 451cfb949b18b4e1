import { Fragment, useId, useState } from 'react';
import { hasShortcuts, readShortcuts, type Shortcut } from '../../lib/extension/index.ts';
import { commandsText, commonText, optionsText } from '../../lib/texts/areas.ts';
import { browserCommandLabel, useBrowserShortcuts } from './browser-shortcuts.ts';
import { ChangeShortcuts, type ChangeShortcutsProps } from './ChangeShortcuts.tsx';
import { areSingleKeysOn, modifierKey, turnSingleKeys } from './keys.ts';
import { useModal } from './use-modal.ts';

export interface ShortcutsDialogProps extends Pick<ChangeShortcutsProps, 'change'> {
  /** Those that the page has besides the common ones. */
  readonly shortcuts: readonly PageShortcut[];
  readonly onClose: () => void;
  readonly read?: () => Promise<readonly Shortcut[]>;
}

interface ShortcutRowProps {
  readonly label: string;
  readonly keys: readonly string[];
  /** Shown in place of the keys. */
  readonly note?: string | undefined;
}

const ShortcutRow = ({ label, keys, note }: ShortcutRowProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {note === undefined ? (
        keys.map((key) => (
          <Fragment key={key}>
            <kbd>{key}</kbd>{' '}
          </Fragment>
        ))
      ) : (
        <span className="hint">{note}</span>
      )}
    </dd>
  </div>
);

/** Every shortcut that works on the page: those of the page itself, then those of the browser. */
export function ShortcutsDialog({
  shortcuts,
  onClose,
  read = readShortcuts,
  change,
}: ShortcutsDialogProps) {
  const id = useId();
  const dialog = useModal();
  const inBrowser = useBrowserShortcuts(read);
  const [areOn, setOn] = useState(areSingleKeysOn);
  return (
    <dialog
      ref={dialog}
      className="palette palette-shortcuts"
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
    >
      <div className="palette-head">
        <h2 id={`${id}-title`}>{commandsText('shortcuts')}</h2>
        <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
          {commonText('close')}
        </button>
      </div>
      <h3>{commandsText('onThisPage')}</h3>
      <dl className="shortcut-list">
        {[...commonShortcuts(), ...shortcuts].map(({ label, keys, isSingle }) => (
          <ShortcutRow
            key={label}
            label={label}
            keys={keys}
            note={isSingle && !areOn ? optionsText('off') : undefined}
          />
        ))}
      </dl>
      <label className="palette-choice">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => setOn(turnSingleKeys(event.target.checked))}
        />
        {commandsText('singleKeys')}
      </label>
      {hasShortcuts() && (
        <>
          <h3>{commandsText('inBrowser')}</h3>
          <dl className="shortcut-list">
            {inBrowser.map(({ name, keys }) => (
              <ShortcutRow
                key={name}
                label={browserCommandLabel(name)}
                keys={[keys]}
                note={keys === '' ? optionsText('shortcutNotSet') : undefined}
              />
            ))}
          </dl>
          <p className="row">
            <ChangeShortcuts change={change} />
          </p>
        </>
      )}
    </dialog>
  );
}

/** A shortcut that works on a page of ours, without the browser's settings. */
export interface PageShortcut {
  readonly label: string;
  /** As printed on keyboards: keys that are pressed together, or keys of which each works. */
  readonly keys: readonly string[];
  /** A single character, which people can turn off. */
  readonly isSingle?: boolean;
}

/** The shortcuts that every page has. */
export const commonShortcuts = (): PageShortcut[] => [
  { label: commandsText('commands'), keys: [modifierKey(), 'K'] },
  { label: commandsText('shortcuts'), keys: ['?'], isSingle: true },
];
