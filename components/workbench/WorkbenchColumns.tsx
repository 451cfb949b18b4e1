import { useId } from 'react';
import { KINDS } from '../../lib/domain/index.ts';
import type { ColumnContent } from '../../lib/extension/schemas/index.ts';
import { columnNames, type FactColumn } from '../../lib/models/list/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import type { ListHandle, OpenList } from '../workbench-list/index.ts';

const readingOf = (value: string): ColumnContent =>
  value === 'any' ? 'any' : (KINDS.find((kind) => kind === value) ?? null);

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
  const id = useId();
  return (
    <span className="wb-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={reading ?? ''}
        onChange={({ target }) => onReading(readingOf(target.value))}
      >
        {canSkip && <option value="">{workbenchText('columnSkipped')}</option>}
        <option value="any">{workbenchText('detectKind')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabel(kind)}
          </option>
        ))}
      </select>
    </span>
  );
}

export interface WorkbenchColumnsProps {
  readonly list: OpenList;
  readonly handle: ListHandle;
  /** All facts that are known of values in the list. */
  readonly facts: readonly FactColumn[];
  readonly shownFacts: readonly FactColumn[];
  readonly onFacts: (facts: readonly FactColumn[]) => void;
}

const isSame = (a: FactColumn, b: FactColumn): boolean =>
  a.column === b.column && a.label === b.label;

/** Which columns are checked as what, and which facts the table shows. */
export function WorkbenchColumns(props: WorkbenchColumnsProps) {
  const { list, handle, facts, shownFacts, onFacts } = props;
  const { sheet, choice } = list;
  const names = columnNames(sheet, choice);
  const count = choice.columns.filter((reading) => reading !== null).length;
  const read = (column: number, reading: ColumnContent) =>
    handle.choose({
      columns: names.map((_, i) => (i === column ? reading : (choice.columns[i] ?? null))),
    });
  const isShown = (fact: FactColumn) => shownFacts.some((shown) => isSame(shown, fact));
  return (
    <details className="wb-columns">
      <summary>{workbenchText('columnsChecked', { count, total: sheet.width })}</summary>
      <div className="wb-columns-body">
        <fieldset>
          <legend>{workbenchText('columnsOfTheList')}</legend>
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
        {facts.length > 0 && (
          <fieldset>
            <legend>{workbenchText('factsInTheTable')}</legend>
            {facts.map((fact) => (
              <label key={`${fact.column} ${fact.label}`} className="wb-fact">
                <input
                  type="checkbox"
                  checked={isShown(fact)}
                  onChange={() =>
                    onFacts(
                      isShown(fact)
                        ? shownFacts.filter((shown) => !isSame(shown, fact))
                        : facts.filter((each) => isShown(each) || isSame(each, fact)),
                    )
                  }
                />
                <span>{sheet.width > 1 ? `${names[fact.column]}: ${fact.label}` : fact.label}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}
