import { useState } from 'react';
import { commonText } from '../../lib/texts/common.ts';

export interface ConfirmButtonProps {
  readonly label: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A step that cannot be undone asks once more, in place. */
export function ConfirmButton({ label, confirm, onConfirm }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  /** Closed again: the focus goes back to where it was. */
  const [back, setBack] = useState(false);
  const close = () => {
    setOpen(false);
    setBack(true);
  };
  if (!open) {
    return (
      <button
        type="button"
        className="quiet"
        // biome-ignore lint/a11y/noAutofocus: only after the question was closed
        autoFocus={back}
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
        // biome-ignore lint/a11y/noAutofocus: the press that opened this stood here
        autoFocus
        onClick={() => {
          close();
          onConfirm();
        }}
      >
        {confirm}
      </button>
      <button type="button" className="quiet" onClick={close}>
        {commonText('keep')}
      </button>
    </span>
  );
}
