import { useRef } from 'react';

export interface FilePickerProps {
  /** Text of the button. */
  readonly label: string;
  /** Accessible name of the file input. */
  readonly inputLabel: string;
  /** File extensions and MIME types, as in HTML's `accept`. */
  readonly accept: string;
  readonly buttonId?: string;
  /** The screen's main button. */
  readonly isMain?: boolean;
  /** Several files can be chosen at once. */
  readonly isMultiple?: boolean;
  /** At least one. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** A button that opens the browser's file dialog. */
export function FilePicker(props: FilePickerProps) {
  const {
    label,
    inputLabel,
    accept,
    buttonId,
    isMain = false,
    isMultiple = false,
    onFiles,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? [];
          if (file) onFiles([file, ...others]);
          // Without this, choosing the same file again fires no `change` event.
          target.value = '';
        }}
      />
      <button
        type="button"
        className={isMain ? 'primary' : 'secondary'}
        id={buttonId}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
    </>
  );
}
