import { useState } from 'react';
import { commonText, policiesText } from '../../../lib/texts/areas.ts';
import {
  type ArrangedColumn,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
} from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { TableColumns } from './use-table-columns.ts';

interface WidthInputProps {
  readonly name: string;
  readonly width: number | null;
  readonly onWidth: (width: number | null) => void;
}

/** A width in characters; empty: automatic. */
function WidthInput({ name, width, onWidth }: WidthInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="number"
      aria-label={workbenchText('columnWidth', { name })}
      placeholder={policiesText('autoShort')}
      min={MIN_COLUMN_WIDTH}
      max={MAX_COLUMN_WIDTH}
      value={typed ?? (width === null ? '' : Math.round(width))}
      onChange={({ target: { value, validity } }) => {
        setTyped(value);
        // The first digit of a number is no width yet.
        if (validity.valid) onWidth(value === '' ? null : Number(value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface ArrangedColumnItemProps {
  readonly arranged: ArrangedColumn;
  /** Among all columns, from 0. */
  readonly place: number;
  readonly columns: TableColumns;
  readonly onMove: (to: number) => void;
}

/** A column: its width, whether it is shown, and its place. */
function ArrangedColumnItem({ arranged, place, columns, onMove }: ArrangedColumnItemProps) {
  const { column, isShown, width } = arranged;
  const { id, name } = column;
  const isFirst = place === 0;
  const isLast = place === columns.arranged.length - 1;
  const isOnly = isShown && columns.shown.length === 1;
  return (
    <li className={isShown ? undefined : 'wb-hidden'}>
      <span>{name}</span>
      <WidthInput name={name} width={width} onWidth={(wide) => columns.resize(id, wide)} />
      <button
        type="button"
        className="quiet"
        aria-label={workbenchText(isShown ? 'hideColumnNamed' : 'showColumnNamed', { name })}
        aria-disabled={isOnly}
        onClick={() => columns.show(id, !isShown)}
      >
        {commonText(isShown ? 'hide' : 'show')}
      </button>
      <button
        type="button"
        className="quiet icon-only"
        aria-label={workbenchText('moveColumnLeft', { name })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(place - 1)}
      >
        <span aria-hidden="true">←</span>
      </button>
      <button
        type="button"
        className="quiet icon-only"
        aria-label={workbenchText('moveColumnRight', { name })}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(place + 1)}
      >
        <span aria-hidden="true">→</span>
      </button>
    </li>
  );
}

/** The columns of the table in their order, which the person can change. */
export function ArrangeColumns({ columns }: { columns: TableColumns }) {
  const { arranged } = columns;
  const [moved, setMoved] = useState('');
  return (
    <fieldset className="wb-arrange">
      <legend>{workbenchText('columnsOfTheTable')}</legend>
      <p className="hint">{workbenchText('columnsExported')}</p>
      <p className="hint">{workbenchText('columnsByPointerAndKeys')}</p>
      <ol>
        {arranged.map((each, place) => (
          <ArrangedColumnItem
            key={each.column.id}
            arranged={each}
            place={place}
            columns={columns}
            onMove={(to) => {
              const { id, name } = each.column;
              columns.move(id, to);
              setMoved(
                workbenchText('columnMoved', { name, place: to + 1, total: arranged.length }),
              );
            }}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      <button
        type="button"
        className="secondary"
        aria-disabled={!columns.isChanged}
        onClick={columns.reset}
      >
        {workbenchText('resetColumns')}
      </button>
    </fieldset>
  );
}
