import { headerRow, rowsAbove } from '../../lib/workbench/list/index.ts';
import type { ListRow } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { LabelledSelect } from './columns/ColumnsPanel.tsx';
import type { OpenList } from './list/open-list.ts';
import type { ListHandle } from './list/use-open-list.ts';

/** Rows that can be chosen, and how much of each is shown. */
const OFFERED_ROWS = 25;
const SHOWN_LENGTH = 40;

const labelOf = ({ number, cells }: ListRow): string => {
  const text = cells.filter((cell) => cell.trim() !== '').join(', ');
  return `${number}: ${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}`;
};

interface HeaderChoiceProps {
  readonly list: OpenList;
  readonly handle: ListHandle;
}

/** Which row names the columns, if any. The rows above it are left out of the list. */
export function HeaderChoice({ list: { sheet, choice }, handle }: HeaderChoiceProps) {
  const above = rowsAbove(sheet, choice).length;
  const header = headerRow(sheet, choice);
  const offered = sheet.rows.slice(0, Math.max(OFFERED_ROWS, above + 1));
  return (
    <LabelledSelect
      label={workbenchText('headerInRow')}
      value={header ? String(above) : ''}
      onValue={(value) =>
        handle.nameColumnsBy({ header: value !== '', above: value === '' ? 0 : Number(value) })
      }
    >
      <option value="">{workbenchText('noHeader')}</option>
      {offered.map((row, index) => (
        <option key={row.number} value={index}>
          {labelOf(row)}
        </option>
      ))}
    </LabelledSelect>
  );
}
