import { useEffect, useId, useRef } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { unreadText } from '../../lib/texts/verdict.ts';
import {
  type CellEdit,
  type CheckedRow,
  type ListAnswers,
  type ListLine,
  listFailureOf,
  replacementOf,
} from '../../lib/workbench/list/index.ts';
import type { OriginalCell } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { LookupPanel } from '../lookup/index.ts';
import { CloseIcon, FailureNote } from '../ui/index.ts';

export interface WorkbenchDetailProps {
  readonly checked: CheckedRow;
  readonly answers: ListAnswers;
  readonly names: readonly string[];
  /** The changed cells of the list, as they were. */
  readonly originals: readonly OriginalCell[];
  readonly send: SendToBackground;
  /** The panel was opened by a key: it takes the focus. */
  readonly takesFocus: boolean;
  readonly onEdit: (edit: CellEdit) => void;
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

/** UTF-16 units of a text that was not recognised. */
const MAX_TEXT = 200;

interface LineDetailProps {
  readonly line: ListLine;
  readonly props: WorkbenchDetailProps;
  /** The suggestion was put into the cell, so its button disappears. */
  readonly onCorrected: () => void;
}

/** What was read in one cell: its verdict and lookup, or why there is no value. */
function LineDetail({ line, props, onCorrected }: LineDetailProps) {
  const { answers, send, onEdit, onAsked } = props;
  const { found, raw, unreadReason, columnKind } = line;
  const failure = listFailureOf(found, answers);
  if (unreadReason === 'missing') {
    return (
      <div className="note">
        <p className="note-title">{unreadText(unreadReason)}</p>
        <p>{workbenchText('missingMeans')}</p>
      </div>
    );
  }
  if (!found) {
    return (
      <div className="note">
        <p className="note-title">
          {workbenchText('notRecognised', { text: raw.trim().slice(0, MAX_TEXT) })}
        </p>
        {unreadReason && <p>{unreadText(unreadReason, columnKind)}</p>}
        {columnKind === null && <p>{workbenchText('nothingRecognisedAction')}</p>}
      </div>
    );
  }
  const applySuggestion = (value: string) => {
    const edit = replacementOf(line, value);
    if (!edit) return;
    onEdit(edit);
    onCorrected();
  };
  return (
    <>
      {failure && <FailureNote failure={failure} />}
      <LookupPanel
        key={`${found.verdict.kind} ${found.verdict.value} ${found.offer.answeredAt ?? 0}`}
        start={found}
        environment={{ send, place: 'workbench', onAsked }}
        {...(replacementOf(line, raw) ? { onSuggestion: applySuggestion } : {})}
      />
    </>
  );
}

interface CellInputProps {
  readonly name: string;
  readonly text: string;
  readonly original: string | undefined;
  readonly onText: (text: string) => void;
}

/** A cell that can be changed; the change is made when the field is left or Enter is pressed. */
function CellInput({ name, text, original, onText }: CellInputProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  const save = () => {
    const { current } = input;
    if (current && current.value !== text) onText(current.value);
  };
  return (
    <div>
      <dt>
        <label htmlFor={id}>{name}</label>
      </dt>
      <dd>
        <textarea
          id={id}
          ref={input}
          className="wb-edit"
          rows={1}
          defaultValue={text}
          spellCheck={false}
          aria-describedby={original === undefined ? undefined : `${id}-original`}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              save();
            }
            if (event.key === 'Escape' && input.current) input.current.value = text;
          }}
        />
        {original !== undefined && (
          <span id={`${id}-original`} className="hint">
            {workbenchText('cellWas', { text: original })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** A row in full: what contradicts, each value with its verdict and answer, and the cells to change. */
export function WorkbenchDetail(props: WorkbenchDetailProps) {
  const { checked, names, originals, takesFocus, onEdit, onClose } = props;
  const { row, lines, contradictions } = checked;
  const title = workbenchText('detailOfRow', { row: row.number });
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row starts at the top
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
    if (takesFocus) heading.current?.focus();
  }, [checked.index, takesFocus]);
  const originalOf = (column: number) =>
    originals.find((cell) => cell.row === row.number && cell.column === column)?.text;
  return (
    <aside
      className="wb-detail"
      aria-label={title}
      onKeyDown={(event) => {
        const isInField = event.target instanceof HTMLTextAreaElement;
        if (event.key === 'Escape' && !isInField) onClose();
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="quiet icon-only"
          aria-label={commonText('close')}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <div ref={body} className="wb-detail-body">
        {contradictions.map((text) => (
          <div key={text} className="note">
            <p>{text}</p>
          </div>
        ))}
        {lines.map((line) => (
          <section key={line.place} className="wb-line">
            {lines.length > 1 && line.column !== null && <h3>{names[line.column]}</h3>}
            <LineDetail line={line} props={props} onCorrected={() => heading.current?.focus()} />
          </section>
        ))}
        <dl className="facts wb-cells">
          {names.map((name, column) => (
            <CellInput
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              key={`${row.number} ${column}`}
              name={name}
              text={row.cells[column] ?? ''}
              original={originalOf(column)}
              onText={(text) => onEdit({ row: row.number, column, text })}
            />
          ))}
        </dl>
      </div>
    </aside>
  );
}
