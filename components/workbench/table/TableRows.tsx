/** The rows of the table that are drawn. */
import type { TableColumn } from '../../../lib/workbench/list/index.ts';
import type { DrawnRows } from '../list/use-drawn-rows.ts';
import type { RowSelection } from '../list/use-row-selection.ts';
import type { CellEditing } from './CellEditor.tsx';
import { type DrawnColumns, type OriginalsByRow, wasOf } from './table-layout.ts';
import type { ActiveCell } from './use-active-cell.ts';
import type { VirtualRows } from './use-virtual-rows.ts';
import { WorkbenchRow } from './WorkbenchRow.tsx';

export interface TableRowsProps {
  readonly virtual: VirtualRows;
  readonly rows: DrawnRows;
  readonly columns: readonly TableColumn[];
  readonly drawn: DrawnColumns;
  readonly cell: ActiveCell;
  readonly selection: RowSelection;
  readonly editing: CellEditing;
  readonly originals: OriginalsByRow;
  readonly frozen: number;
  /** Columns are cut off: values are named in full. */
  readonly isCut: boolean;
}

export function TableRows(props: TableRowsProps) {
  const { virtual, rows, columns, drawn, cell, selection, editing, originals, frozen } = props;
  return (
    <div className="wb-body" style={{ blockSize: virtual.getTotalSize() }} role="presentation">
      {virtual.getVirtualItems().map(({ index, start }) => {
        const checked = rows.at(index);
        const isActive = !cell.isInHeader && index === cell.place;
        return (
          checked && (
            <WorkbenchRow
              key={index}
              checked={checked}
              columns={columns}
              first={drawn.first}
              last={drawn.last}
              index={index}
              top={start}
              activeColumn={isActive && cell.isShown ? cell.column : null}
              named={isActive ? cell.column : null}
              isSelected={selection.has(checked.index)}
              frozen={frozen}
              namesValues={props.isCut}
              was={wasOf(checked, originals)}
              edited={editing.edited?.checked.index === checked.index ? editing.edited.text : null}
              onEdited={editing.onEdited}
              // Until it has come whole, a row has another height.
              measure={checked.lines.length > 0 ? virtual.measureElement : null}
            />
          )
        );
      })}
    </div>
  );
}
