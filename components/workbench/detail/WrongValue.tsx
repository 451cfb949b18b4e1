import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { toneOf } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import { unreadText } from '../../../lib/texts/verdict.ts';
import {
  type CellEdit,
  hasCorrection,
  type ListLine,
  replacementOf,
} from '../../../lib/workbench/list/index.ts';
import { paymentsText, workbenchText } from '../../../lib/workbench/texts.ts';
import { AcceptNote, OtherValueNote } from '../../lookup/index.ts';
import { VerdictIcon } from '../../ui/index.ts';
import { StatusMark } from '../table/LineStatusLabel.tsx';

export interface CellInputProps {
  readonly name: string;
  readonly text: string;
  /** What the cell was before it was changed. */
  readonly original: string | undefined;
  /** Null: it is not changed here. @param isEntered by Enter; else the field was left */
  readonly onText: ((text: string, isEntered: boolean) => void) | null;
  readonly children?: ReactNode;
}

/** A cell with its name. */
function FixedCell({ name, text, children }: Pick<CellInputProps, 'name' | 'text' | 'children'>) {
  if (text === '' && !children) return null;
  return (
    <div className="wb-cell-input">
      <span>{name}</span>
      {children}
      {text !== '' && <p className="wb-fixed wrap">{text}</p>}
    </div>
  );
}

/** A cell, which can be changed if `onText` is given. */
export function CellInput({ onText, ...props }: CellInputProps) {
  return onText ? <EditedCell {...props} onText={onText} /> : <FixedCell {...props} />;
}

/** The change is made when the field is left or Enter is pressed. */
function EditedCell({
  name,
  text,
  original,
  onText,
  children,
}: CellInputProps & { readonly onText: NonNullable<CellInputProps['onText']> }) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  /** The text that was passed on last. */
  const saved = useRef(text);
  useEffect(() => {
    saved.current = text;
    if (input.current) input.current.value = text;
  }, [text]);
  const save = (isEntered: boolean) => {
    const { current } = input;
    if (!current || (!isEntered && current.value === saved.current)) return;
    saved.current = current.value;
    onText(current.value, isEntered);
  };
  // The field may go while something is typed in it, as when all typos are fixed.
  const keep = useEffectEvent(() => save(false));
  useLayoutEffect(() => () => keep(), []);
  return (
    <div className="wb-cell-input">
      <label htmlFor={id}>{name}</label>
      {children}
      <textarea
        id={id}
        ref={input}
        className="wb-edit"
        rows={1}
        defaultValue={text}
        spellCheck={false}
        aria-describedby={original === undefined ? undefined : `${id}-original`}
        onBlur={() => save(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save(true);
          }
          if (event.key !== 'Escape' || !input.current || input.current.value === text) return;
          // The first Escape drops the change, the next closes the detail.
          event.stopPropagation();
          input.current.value = text;
        }}
      />
      {original !== undefined && (
        <span id={`${id}-original`} className="hint">
          {workbenchText('cellWas', { text: original })}
        </span>
      )}
    </div>
  );
}

export interface WrongValueProps {
  readonly line: ListLine;
  /** Of its column. */
  readonly name: string;
  readonly original: string | undefined;
  readonly send: SendToBackground;
  /** What is known of the value has changed. */
  readonly onAsked: () => void;
  /** @param edit null: nothing is changed. @param isDone the person goes on to what comes next */
  readonly onEdit: (edit: CellEdit | null, isDone: boolean) => void;
  /** It is corrected elsewhere. */
  readonly isFixed: boolean;
}

/** The edit of a line's own text; of a cell without a value, the whole. */
function editOf(line: ListLine, text: string): CellEdit | null {
  const { row, column, raw } = line;
  if (column !== null && (row.cells[column] ?? '').trim() === raw.trim())
    return { row: row.number, column, text };
  return replacementOf(line, text);
}

const reasonOfUnread = ({ unreadReason, columnKind }: ListLine): string => {
  if (unreadReason === 'missing') return workbenchText('missingMeans');
  const reason = unreadReason ? unreadText(unreadReason, columnKind) : '';
  const hint = columnKind === null ? ` ${workbenchText('nothingRecognisedAction')}` : '';
  return reason + hint;
};

/** A value that needs a person: what is wrong, its correction, and a field to change it. */
export function WrongValue(props: WrongValueProps) {
  const { line, name, original, send, onAsked, onEdit, isFixed } = props;
  const { found, status, raw } = line;
  const verdict = found?.verdict;
  const suggestion = hasCorrection(line) ? verdict?.suggestion : undefined;
  const id = useId();
  const tone = verdict ? toneOf(verdict) : status === 'caution' ? status : 'unknown';
  const message = found?.note?.other ? (
    <OtherValueNote verdict={found.verdict} note={found.note} send={send} onAccepted={onAsked} />
  ) : (
    <div className={`verdict verdict-${tone}`}>
      <p id={id} className="headline" role="status">
        {verdict ? <VerdictIcon verdict={verdict} /> : <StatusMark status={status} />}
        <span className="wrap">{verdict?.headline ?? reasonOfUnread(line)}</span>
      </p>
    </div>
  );
  if (line.column === null) return message;
  return (
    <section className="wb-wrong">
      <CellInput
        name={name}
        text={raw}
        original={original}
        onText={
          isFixed
            ? null
            : (text, isEntered) => onEdit(text === raw ? null : editOf(line, text), isEntered)
        }
      >
        {message}
      </CellInput>
      {!found?.note?.other && <AcceptNote note={found?.note} send={send} onAccepted={onAsked} />}
      {suggestion !== undefined && isFixed && (
        <p className="wrap">{paymentsText('probably', { value: suggestion })}</p>
      )}
      {suggestion !== undefined && !isFixed && (
        <button
          type="button"
          className="primary wrap"
          aria-describedby={id}
          onClick={() => onEdit(replacementOf(line, suggestion), true)}
        >
          {workbenchText('useValue', { value: suggestion })}
        </button>
      )}
    </section>
  );
}
