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
  readonly onFile: (file: File) => void;
}

/** A button that opens the browser's file dialog. */
export function FilePicker(props: FilePickerProps) {
  const { label, inputLabel, accept, buttonId, isMain = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
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
