import { useState } from 'react';
import { commonText } from '../../lib/texts/areas.ts';

export interface ConfirmButtonProps {
  readonly label: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A button for an action that cannot be undone: a second button replaces it and must be pressed too. */
export function ConfirmButton({ label, confirm, onConfirm }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  /** Returns the focus to the button when the question closes. */
  const [restoresFocus, setRestoresFocus] = useState(false);
  const close = () => {
    setOpen(false);
    setRestoresFocus(true);
  };
  if (!open) {
    return (
      <button
        type="button"
        className="quiet"
        // biome-ignore lint/a11y/noAutofocus: only after the question was closed
        autoFocus={restoresFocus}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend
    <span
      className="confirm"
      role="group"
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <button
        type="button"
        className="danger"
        // biome-ignore lint/a11y/noAutofocus: replaces the button that was pressed
        autoFocus
        onClick={() => {
          close();
          onConfirm();
        }}
      >
        {confirm}
      </button>
      <button type="button" className="quiet" onClick={close}>
        {commonText('cancel')}
      </button>
    </span>
  );
}
