import { columnNames } from '../../../lib/workbench/list/index.ts';
import type { ColumnContent } from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { ListHandle, OpenList } from '../list/index.ts';
import { ArrangeColumns } from './ArrangeColumns.tsx';
import { ColumnContentSelect } from './ColumnContentSelect.tsx';
import type { TableColumns } from './use-table-columns.ts';

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
