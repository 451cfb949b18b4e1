import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { commonText } from '../../../lib/texts/areas.ts';
import {
  type CellEdit,
  type CheckedRow,
  columnNames,
  isUrgent,
  type ListLine,
  needsYou,
  type RowRemark,
  urgencyOf,
} from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { AcceptedAccounts } from '../../suppliers/index.ts';
import { CloseButton, focusIfLost } from '../../ui/index.ts';
import { listInAddress } from '../list/use-list-saving.ts';
import type { ListHandle } from '../list/use-open-list.ts';
import type { OpenedRow } from '../list/use-opened-row.ts';
import type { ShownListProps } from '../list-props.ts';
import { CorrectThere } from '../payments/PaymentsNote.tsx';
import { StatusMark } from '../table/LineStatusLabel.tsx';
import { RowValue } from './RowValue.tsx';
import { CellInput, WrongValue } from './WrongValue.tsx';

export interface WorkbenchDetailProps extends Pick<ShownListProps, 'send' | 'list' | 'isBusy'> {
  readonly checked: CheckedRow;
  readonly handle: Pick<ListHandle, 'edit' | 'recheck'>;
  readonly opened: Pick<OpenedRow, 'takesFocus'> & { readonly going: Going };
  readonly onClose: () => void;
}

type Going = Pick<OpenedRow['going'], 'hasMore' | 'step'>;

function StepButton({ by, going: { hasMore, step } }: { by: 1 | -1; going: Going }) {
  return (
    <button
      type="button"
      className="quiet icon-only"
      aria-label={workbenchText(by === 1 ? 'nextRow' : 'lastRow')}
      title={workbenchText(by === 1 ? 'nextRow' : 'lastRow')}
      aria-disabled={!hasMore}
      onClick={() => hasMore && step(by)}
    >
      <span aria-hidden="true">{by === 1 ? '↓' : '↑'}</span>
    </button>
  );
}

/** What is said of a row. */
function SaidOfRow({ text }: { text: string }) {
  return (
    <div className="verdict verdict-caution">
      <p className="headline" role="status">
        <StatusMark status="caution" />
        <span className="wrap">{text}</span>
      </p>
    </div>
  );
}

/** A row in full: first what needs a person, with its field; then its cells and what is known of the others. */
export function WorkbenchDetail(props: WorkbenchDetailProps) {
  const { checked, list, send, isBusy, handle, onClose } = props;
  const { takesFocus, going } = props.opened;
  const { hasMore, step } = going;
  const { row, lines, remarks } = checked;
  const names = columnNames(list.sheet, list.choice);
  const isFixed = list.choice.payments?.isFixed === true;
  const suppliers = list.areSuppliers ? listInAddress() : null;
  const title = workbenchText('detailOfRow', { row: row.number });
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Index of the row that was changed, and is left once it is fine. */
  const [leaves, setLeaves] = useState<number | null>(null);
  /** A change was made here, whose field goes when the row is fine: the focus waits at the heading. */
  const keepsFocus = useRef(false);
  const wrong = lines.filter(needsYou).toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  const focusFirst = () => {
    const field = body.current?.querySelector<HTMLTextAreaElement>('.wb-wrong textarea');
    (field ?? heading.current)?.focus();
    field?.select();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row starts at the top
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
    if (takesFocus) focusFirst();
  }, [checked.index, takesFocus]);
  useLayoutEffect(() => {
    if (keepsFocus.current) focusIfLost(heading.current);
  });
  useEffect(() => {
    if (leaves === null || isBusy) return;
    keepsFocus.current = false;
    setLeaves(null);
    if (leaves !== checked.index) return;
    if (needsYou(checked)) focusFirst();
    else if (hasMore) step(1);
    else onClose();
  });
  const onAsked = () => handle.recheck(row.number);
  /** Resolves when the row is read again. */
  const save = async (change: CellEdit | null) => {
    if (change) await handle.edit([change]);
  };
  const edit = async (change: CellEdit | null, isDone: boolean) => {
    keepsFocus.current = change !== null && isDone;
    await save(change);
    if (isDone && change) setLeaves(checked.index);
    else if (isDone && hasMore) step(1);
  };
  const originalOf = (column: number | null) =>
    list.originals.find((cell) => cell.row === row.number && cell.column === column)?.text;
  const nameOf = ({ column }: ListLine) => (column === null ? '' : (names[column] ?? ''));
  const isWrong = (column: number) =>
    wrong.some((line) => line.column === column && line.raw === (row.cells[column] ?? ''));
  const urgent = remarks.filter(isUrgent);
  /** The cells that a remark speaks of and that are not shown before. */
  const cellsOf = (remark: RowRemark) => {
    const before = urgent.slice(0, urgent.indexOf(remark)).flatMap(({ columns }) => columns);
    return remark.columns.filter((column) => !isWrong(column) && !before.includes(column));
  };
  const isShown = (column: number) =>
    isWrong(column) || urgent.some(({ columns }) => columns.includes(column));
  /** @param onText as `edit` */
  const cellOf = (column: number, onText: typeof edit = save) => (
    <CellInput
      key={`${row.number} ${column}`}
      name={names[column] ?? ''}
      text={row.cells[column] ?? ''}
      original={originalOf(column)}
      onText={
        isFixed
          ? null
          : (text, isEntered) => {
              const isChanged = text !== (row.cells[column] ?? '');
              void onText(isChanged ? { row: row.number, column, text } : null, isEntered);
            }
      }
    />
  );
  return (
    <aside
      className="wb-detail"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.altKey && event.key === 'ArrowDown') step(1);
        else if (event.altKey && event.key === 'ArrowUp') step(-1);
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span className="wb-steps">
          <StepButton by={-1} going={going} />
          <StepButton by={1} going={going} />
          <CloseButton onClose={onClose} />
        </span>
      </header>
      <div ref={body} className="wb-detail-body">
        {wrong.map((line) => (
          <WrongValue
            key={`${row.number} ${line.place}`}
            line={line}
            name={nameOf(line) || commonText('value')}
            original={originalOf(line.column)}
            send={send}
            onAsked={onAsked}
            onEdit={(change, isDone) => void edit(change, isDone)}
            isFixed={isFixed}
          />
        ))}
        {urgent.map((remark) => (
          <section key={`${row.number} ${remark.text}`} className="wb-wrong">
            <SaidOfRow text={remark.text} />
            {cellsOf(remark).map((column) => cellOf(column, edit))}
          </section>
        ))}
        {isFixed && needsYou(checked) && <CorrectThere list={list} />}
        {remarks
          .filter((remark) => !isUrgent(remark))
          .map(({ text }) => (
            <p key={text} className="hint">
              {text}
            </p>
          ))}
        <div className="wb-cells">
          {names.map((_, column) => !isShown(column) && cellOf(column))}
        </div>
        {suppliers !== null && <AcceptedAccounts send={send} id={suppliers} row={row.number} />}
        {lines.map((line) => (
          <RowValue
            key={`${row.number} ${line.place}`}
            line={line}
            name={nameOf(line)}
            send={send}
            isOpen={lines.length === 1 && wrong.length === 0}
            onEdit={(change) => void save(change)}
            onAsked={onAsked}
          />
        ))}
      </div>
    </aside>
  );
}
