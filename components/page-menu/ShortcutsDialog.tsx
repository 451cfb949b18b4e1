import { Fragment, useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  hasShortcuts,
  openShortcutSettings,
  readShortcuts,
  type Shortcut,
} from '../../lib/extension/index.ts';
import { commonText, menuText, optionsText } from '../../lib/texts/areas.ts';
import { useOnReturn } from '../ui/index.ts';
import { areSingleKeysOn, turnSingleKeys } from './keys.ts';

/** Opens the browser's page for shortcuts, or says how to get there. @param id the button's id */
export function ChangeShortcuts({ id }: { id?: string }) {
  const [cannotOpen, setCannotOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="secondary"
        id={id}
        onClick={() => void openShortcutSettings().then((opened) => setCannotOpen(!opened))}
      >
        {optionsText('changeShortcuts')}
      </button>
      <span className="hint" role="status">
        {cannotOpen && optionsText('changeShortcutsYourself')}
      </span>
    </>
  );
}

/** Labels of the manifest's commands; the browser's own labels are in its language. */
const COMMANDS: Readonly<Record<string, keyof FieldmarkTexts['options']>> = {
  _execute_action: 'openFieldmark',
  'look-up-selection': 'lookUpSelectedText',
  'next-value': 'goToNextValue',
  'previous-value': 'goToPreviousValue',
  'open-panel': 'openNextToPage',
};

/** The browser's shortcuts as rows, read again when the person comes back from the browser's own page. */
export function BrowserShortcuts() {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  useOnReturn(useCallback(() => void readShortcuts().then(setShortcuts, () => undefined), []));
  return shortcuts.map(({ name, keys }) => {
    const textKey = COMMANDS[name];
    return (
      <ShortcutRow
        key={name}
        label={textKey ? optionsText(textKey) : name}
        keys={[keys]}
        note={keys === '' ? optionsText('shortcutNotSet') : undefined}
      />
    );
  });
}

interface ShortcutsDialogProps {
  /** Those that the page has besides the common ones. */
  readonly shortcuts: readonly PageShortcut[];
  readonly onClose: () => void;
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
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [areOn, setOn] = useState(areSingleKeysOn);
  // The browser returns the focus when the dialog closes.
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="shortcuts"
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
    >
      <div className="shortcuts-head">
        <h2 id={`${id}-title`}>{menuText('shortcuts')}</h2>
        <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
          {commonText('close')}
        </button>
      </div>
      <h3>{menuText('onThisPage')}</h3>
      <dl className="shortcut-list">
        {[commonShortcut(), ...shortcuts].map(({ label, keys, isSingle }) => (
          <ShortcutRow
            key={label}
            label={label}
            keys={keys}
            note={isSingle && !areOn ? optionsText('off') : undefined}
          />
        ))}
      </dl>
      <label className="shortcuts-choice">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => setOn(turnSingleKeys(event.target.checked))}
        />
        {menuText('singleKeys')}
      </label>
      {hasShortcuts() && (
        <>
          <h3>{menuText('inBrowser')}</h3>
          <dl className="shortcut-list">
            <BrowserShortcuts />
          </dl>
          <p className="row">
            <ChangeShortcuts />
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

/** The shortcut that every page has. */
const commonShortcut = (): PageShortcut => ({
  label: menuText('shortcuts'),
  keys: ['?'],
  isSingle: true,
});
