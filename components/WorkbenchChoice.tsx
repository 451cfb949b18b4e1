import { type ReactNode, useId } from 'react';
import { KINDS } from '../lib/kinds/index.ts';
import { columnNames } from '../lib/list/columns.ts';
import { DELIMITERS, type Delimiter } from '../lib/list-limits.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { number } from './format.ts';
import type { ListHandle, OpenList } from './use-list.ts';

const DELIMITER: Readonly<Record<Delimiter, string>> = {
  '\t': 'Tabs',
  ',': 'Commas',
  ';': 'Semicolons',
  '|': 'Bars',
  none: 'Nothing: one cell a line',
};

const EVERY = 'every';
const isDelimiter = (text: string): text is Delimiter => DELIMITERS.some((sign) => sign === text);

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

export interface WorkbenchChoiceProps {
  readonly list: OpenList;
  readonly handle: ListHandle;
}

/** How the list was read, each of it correctable. */
export function WorkbenchChoice({ list, handle }: WorkbenchChoiceProps) {
  const { sheet, choice, text } = list;
  const names = columnNames(sheet, choice);
  return (
    <div className="wb-choices">
      {(sheet.width > 1 || choice.column === null) && (
        <Select
          label="Column"
          value={choice.column ?? EVERY}
          onValue={(value) => handle.choose({ column: value === EVERY ? null : Number(value) })}
        >
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <option key={index} value={index}>
              {name}
            </option>
          ))}
          <option value={EVERY}>Every column</option>
        </Select>
      )}
      <Select
        label="Holds"
        value={choice.kind ?? ''}
        onValue={(value) => handle.choose({ kind: KINDS.find((kind) => kind === value) ?? null })}
      >
        <option value="">Whatever it looks like</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabel(kind)}
          </option>
        ))}
      </Select>
      {text !== null && (
        <Select
          label="Cells apart by"
          value={sheet.delimiter}
          onValue={(sign) => isDelimiter(sign) && handle.openText(list.name, text, sign)}
        >
          {DELIMITERS.map((sign) => (
            <option key={sign} value={sign}>
              {DELIMITER[sign]}
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
        <span>First row names the columns</span>
      </label>
      {sheet.left > 0 && (
        <p className="hint hint-bad">
          {number(sheet.left)} more rows are not read: open the rest as a list of its own.
        </p>
      )}
    </div>
  );
}
