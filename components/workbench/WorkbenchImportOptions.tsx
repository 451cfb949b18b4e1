import { DELIMITERS, type Delimiter } from '../../lib/domain/index.ts';
import {
  headerRow,
  type RowStatus,
  rowsAbove,
  type Sheet,
} from '../../lib/workbench/list/index.ts';
import type { ListRow } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { ColumnContentSelect, LabelledSelect } from './columns/ColumnsPanel.tsx';
import type { OpenList } from './list/open-list.ts';
import type { ListHandle } from './list/use-open-list.ts';

const DELIMITER_TEXTS = {
  '\t': 'delimiterTabs',
  ',': 'delimiterCommas',
  ';': 'delimiterSemicolons',
  '|': 'delimiterBars',
  none: 'delimiterNone',
} as const satisfies Record<Delimiter, Parameters<typeof workbenchText>[0]>;

const isDelimiter = (text: string): text is Delimiter =>
  DELIMITERS.some((delimiter) => delimiter === text);

export interface WorkbenchImportOptionsProps {
  readonly list: OpenList;
  readonly handle: ListHandle;
}

/** Rows that can be chosen, and how much of each is shown. */
const OFFERED_ROWS = 25;
const SHOWN_LENGTH = 40;

const labelOf = ({ number, cells }: ListRow): string => {
  const text = cells.filter((cell) => cell.trim() !== '').join(', ');
  return `${number}: ${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}`;
};

/** Which row names the columns, if any. The rows above it are left out of the list. */
function HeaderChoice({ list: { sheet, choice }, handle }: WorkbenchImportOptionsProps) {
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

/** How the list is read: the kind of a single column, delimiter and header, each of which can be changed. */
export function WorkbenchImportOptions({ list, handle }: WorkbenchImportOptionsProps) {
  const { sheet, choice, text } = list;
  return (
    <div className="wb-choices">
      {sheet.width < 2 && (
        <ColumnContentSelect
          label={workbenchText('choiceContains')}
          reading={choice.columns[0] ?? null}
          canSkip={false}
          onReading={(reading) => handle.choose({ columns: [reading] })}
        />
      )}
      {text !== null && (
        <LabelledSelect
          label={workbenchText('choiceDelimiter')}
          value={sheet.delimiter}
          onValue={(value) => isDelimiter(value) && handle.splitBy(value)}
        >
          {DELIMITERS.map((delimiter) => (
            <option key={delimiter} value={delimiter}>
              {workbenchText(DELIMITER_TEXTS[delimiter])}
            </option>
          ))}
        </LabelledSelect>
      )}
      <HeaderChoice list={list} handle={handle} />
    </div>
  );
}

/** Rows of a long text in which separators are looked for. */
const SAMPLE_ROWS = 50;

/** Whether it is in doubt how the list is read: where cells end, or whether the first row is a header. */
function isInDoubt({ sheet, choice, text }: OpenList, firstStatus: RowStatus | null): boolean {
  const isUnknown = choice.columns.every((content) => content === null || content === 'any');
  if (sheet.width > 1) return isUnknown || (!choice.header && firstStatus === 'unread');
  if (text === null || !isUnknown) return false;
  const sample = sheet.rows.slice(0, SAMPLE_ROWS);
  const split = sample.filter(({ cells: [cell = ''] }) => /[\t;|]/.test(cell));
  return split.length * 2 > sample.length;
}

interface ReadingDoubtProps extends WorkbenchImportOptionsProps {
  readonly firstStatus: RowStatus | null;
}

/** How the list is read where that is in doubt, or where its header is, unless that is the first row. */
export function ReadingDoubt({ list, handle, firstStatus }: ReadingDoubtProps) {
  if (isInDoubt(list, firstStatus)) return <WorkbenchImportOptions list={list} handle={handle} />;
  if (!list.choice.above) return null;
  return (
    <div className="wb-choices">
      <HeaderChoice list={list} handle={handle} />
    </div>
  );
}

/** How many rows of the file were not opened; nothing if all were. */
export function RowsNotRead({ sheet }: { sheet: Sheet }) {
  if (sheet.rowsOmitted === 0) return null;
  return (
    <p className="hint hint-bad">{workbenchText('rowsNotRead', { count: sheet.rowsOmitted })}</p>
  );
}
