import { useState } from 'react';

export interface ConfirmButtonProps {
  readonly label: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A step that cannot be undone asks once more, in place. */
export function ConfirmButton({ label, confirm, onConfirm }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
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
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className="danger"
        // biome-ignore lint/a11y/noAutofocus: the press that opened this stood here
        autoFocus
        onClick={() => {
          setOpen(false);
          onConfirm();
        }}
      >
        {confirm}
      </button>
      <button type="button" className="quiet" onClick={() => setOpen(false)}>
        Keep
      </button>
    </span>
  );
}
