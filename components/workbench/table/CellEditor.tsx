import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Where the active cell goes after a change. */
export type EditMove = 'down' | 'right' | 'left' | null;

export interface CellEditorProps {
  /** The name of the column. */
  readonly label: string;
  readonly text: string;
  /** @param text null: the change is dropped */
  readonly onDone: (text: string | null, move: EditMove) => void;
}

/**
 * A cell that is being changed, as in spreadsheets: Enter saves and goes down, Tab goes to the right, Escape
 * drops the change, Shift+Enter begins a new line.
 */
export function CellEditor({ label, text, onDone }: CellEditorProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const finish = (move: EditMove, isKept = true) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(isKept ? (input.current?.value ?? null) : null, move);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) finish('down');
    else if (event.key === 'Tab') finish(event.shiftKey ? 'left' : 'right');
    else if (event.key === 'Escape') finish(null, false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <textarea
      ref={input}
      className="wb-editor"
      aria-label={label}
      rows={1}
      spellCheck={false}
      defaultValue={text}
      // biome-ignore lint/a11y/noAutofocus: the person began to change the cell
      autoFocus
      onBlur={() => finish(null)}
      onKeyDown={handleKey}
    />
  );
}
