import { type ReactNode, useId } from 'react';
import { DELIMITERS, type Delimiter, KINDS } from '../../lib/domain/index.ts';
import { columnNames } from '../../lib/models/list/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import type { ListHandle, OpenList } from '../workbench-list/index.ts';

const DELIMITER_TEXTS = {
  '\t': 'delimiterTabs',
  ',': 'delimiterCommas',
  ';': 'delimiterSemicolons',
  '|': 'delimiterBars',
  none: 'delimiterNone',
} as const satisfies Record<Delimiter, Parameters<typeof workbenchText>[0]>;

const EVERY_COLUMN = 'every';
const isDelimiter = (text: string): text is Delimiter =>
  DELIMITERS.some((delimiter) => delimiter === text);

interface SelectProps {
  readonly label: string;
  readonly value: string | number;
  readonly onValue: (value: string) => void;
  readonly children: ReactNode;
}

function Select({ label, value, onValue, children }: SelectProps) {
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

export interface WorkbenchImportOptionsProps {
  readonly list: OpenList;
  readonly handle: ListHandle;
}

/** How the list is interpreted: column, kind, delimiter and header, each of which can be changed. */
export function WorkbenchImportOptions({ list, handle }: WorkbenchImportOptionsProps) {
  const { sheet, choice, text } = list;
  const names = columnNames(sheet, choice);
  return (
    <div className="wb-choices">
      {(sheet.width > 1 || choice.column === null) && (
        <Select
          label={workbenchText('choiceColumn')}
          value={choice.column ?? EVERY_COLUMN}
          onValue={(value) =>
            handle.choose({ column: value === EVERY_COLUMN ? null : Number(value) })
          }
        >
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
            <option key={index} value={index}>
              {name}
            </option>
          ))}
          <option value={EVERY_COLUMN}>{workbenchText('everyColumn')}</option>
        </Select>
      )}
      <Select
        label={workbenchText('choiceContains')}
        value={choice.kind ?? ''}
        onValue={(value) => handle.choose({ kind: KINDS.find((kind) => kind === value) ?? null })}
      >
        <option value="">{workbenchText('detectKind')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabel(kind)}
          </option>
        ))}
      </Select>
      {text !== null && (
        <Select
          label={workbenchText('choiceDelimiter')}
          value={sheet.delimiter}
          onValue={(value) => isDelimiter(value) && handle.openText(list.name, text, value)}
        >
          {DELIMITERS.map((delimiter) => (
            <option key={delimiter} value={delimiter}>
              {workbenchText(DELIMITER_TEXTS[delimiter])}
            </option>
          ))}
        </Select>
      )}
      <label>
        <input
          type="checkbox"
          checked={choice.header}
          onChange={({ target }) => handle.choose({ header: target.checked })}
        />
        <span>{workbenchText('firstRowNames')}</span>
      </label>
      {sheet.rowsOmitted > 0 && (
        <p className="hint hint-bad">
          {workbenchText('rowsNotRead', { count: sheet.rowsOmitted })}
        </p>
      )}
    </div>
  );
}
