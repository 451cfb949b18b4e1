import { type ReactNode, useId } from 'react';
import { KINDS } from '../../../lib/domain/index.ts';
import { kindLabel } from '../../../lib/texts/verdict.ts';
import { columnNames } from '../../../lib/workbench/list/index.ts';
import type { ColumnContent } from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { OpenList } from '../list/open-list.ts';
import type { ListHandle } from '../list/use-open-list.ts';
import { ArrangeColumns } from './ArrangeColumns.tsx';
import type { TableColumns } from './use-table-columns.ts';

const readingOf = (value: string): ColumnContent =>
  value === 'any' ? 'any' : (KINDS.find((kind) => kind === value) ?? null);

interface LabelledSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly children: ReactNode;
}

export function LabelledSelect({ label, value, onValue, children }: LabelledSelectProps) {
  const id = useId();
  return (
    <span className="wb-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onValue(target.value)}>
        {children}
      </select>
    </span>
  );
}

interface ColumnContentSelectProps {
  readonly label: string;
  readonly reading: ColumnContent;
  /** The column can be left out: the list has others. */
  readonly canSkip: boolean;
  readonly onReading: (reading: ColumnContent) => void;
}

/** What a column contains: one kind, whatever is recognised, or nothing that is checked. */
export function ColumnContentSelect(props: ColumnContentSelectProps) {
  const { label, reading, canSkip, onReading } = props;
  return (
    <LabelledSelect
      label={label}
      value={reading ?? ''}
      onValue={(value) => onReading(readingOf(value))}
    >
      {canSkip && <option value="">{workbenchText('columnSkipped')}</option>}
      <option value="any">{workbenchText('detectKind')}</option>
      {KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {kindLabel(kind)}
        </option>
      ))}
    </LabelledSelect>
  );
}

export interface ColumnsPanelProps {
  readonly list: OpenList;
  readonly handle: ListHandle;
  readonly columns: TableColumns;
}

/** Which columns are checked as what, and which the table shows in which order. */
export function ColumnsPanel({ list, handle, columns }: ColumnsPanelProps) {
  const { sheet, choice } = list;
  const names = columnNames(sheet, choice);
  const count = choice.columns.filter((reading) => reading !== null).length;
  const read = (column: number, reading: ColumnContent) =>
    handle.choose({
      columns: names.map((_, i) => (i === column ? reading : (choice.columns[i] ?? null))),
    });
  return (
    <div className="wb-columns">
      {sheet.width > 1 && (
        <fieldset>
          <legend>{workbenchText('columnsChecked', { count, total: sheet.width })}</legend>
          {names.map((name, column) => (
            <ColumnContentSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              key={column}
              label={name}
              reading={choice.columns[column] ?? null}
              canSkip
              onReading={(reading) => read(column, reading)}
            />
          ))}
        </fieldset>
      )}
      <ArrangeColumns columns={columns} />
    </div>
  );
}
