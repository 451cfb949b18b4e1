export { ColumnContentSelect } from './ColumnContentSelect.tsx';
export { ColumnResizer } from './ColumnResizer.tsx';
export { ColumnsPanel } from './ColumnsPanel.tsx';
export { useColumnDrag } from './use-column-drag.ts';
export { type TableColumns, useTableColumns } from './use-table-columns.ts';
