import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  type CellEdit,
  type CheckedRow,
  replacementOf,
  type TableColumn,
} from '../../../lib/workbench/list/index.ts';

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

/** The text of a cell that can be changed; null: it cannot. */
function textOf({ row, lines: [line] }: CheckedRow, { cell, id }: TableColumn): string | null {
  if (cell !== null) return row.cells[cell] ?? '';
  return id === 'value' && line && replacementOf(line, line.raw) ? line.raw : null;
}

function editOf({ row, lines: [line] }: CheckedRow, { cell }: TableColumn, text: string) {
  if (cell !== null) return { row: row.number, column: cell, text };
  return line ? replacementOf(line, text) : null;
}

interface Edited {
  readonly checked: CheckedRow;
  readonly column: TableColumn;
  readonly text: string;
}

/**
 * The cell that is being changed in the table.
 * @param onMove moves the active cell from the changed one
 */
export function useCellEditing(
  grid: RefObject<HTMLElement | null>,
  onEdit: (edits: readonly CellEdit[]) => void,
  onMove: (move: EditMove) => void,
) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (edited === null && returnsFocus.current) grid.current?.focus({ preventScroll: true });
    returnsFocus.current = false;
  }, [edited, grid]);
  const finish = useEffectEvent((text: string | null, move: EditMove) => {
    // A person who pressed elsewhere stays there.
    returnsFocus.current = text === null || move !== null;
    setEdited(null);
    if (!edited) return;
    if (move) onMove(move);
    const edit =
      text === null || text === edited.text ? null : editOf(edited.checked, edited.column, text);
    if (edit) onEdit([edit]);
  });
  return {
    edited,
    // Stable, so that rows are not drawn again. It is called by events alone.
    onEdited: useCallback((text: string | null, move: EditMove) => finish(text, move), []),
    /** False: the cell cannot be changed. */
    start: (checked: CheckedRow | null, column: TableColumn | undefined): boolean => {
      const text = checked && column ? textOf(checked, column) : null;
      if (!checked || !column || text === null) return false;
      setEdited({ checked, column, text });
      return true;
    },
  };
}
