import { useEffect, useState } from 'react';
import type { ExportFormat, ListAsks } from '../../../lib/workbench/checked-list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { useLatestResult } from '../../ui/index.ts';
import type { ListExport } from './use-list-export.ts';

export interface ChooseAnswersProps {
  readonly exporter: ListExport;
  readonly onDone: () => void;
}

/** What most people want beside their own columns. */
const USUAL: ReadonlySet<string> = new Set(['result', 'finding']);

/** Chooses the columns that are added at the right end of the person's own. */
export function ChooseAnswers({ exporter, onDone }: ChooseAnswersProps) {
  const { addedColumns } = exporter;
  const [added, setAdded] = useState<ReturnType<ListAsks['addedColumns']>>([]);
  const [chosen, setChosen] = useState(USUAL);
  const take = useLatestResult();
  useEffect(() => void take(addedColumns(), setAdded), [take, addedColumns]);
  const isAll = added.every(({ id }) => chosen.has(id));
  const save = (format: ExportFormat) => {
    void exporter.save(
      format,
      added.flatMap(({ id }) => (chosen.has(id) ? id : [])),
    );
    onDone();
  };
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const groups = Map.groupBy(added, ({ about }) => about?.column ?? null);
  return (
    <>
      <div className="wb-answer-groups">
        {[...groups].map(([column, columns]) => (
          <fieldset key={column} className="wb-answers">
            <legend>{columns[0]?.about?.name ?? workbenchText('answersLead')}</legend>
            {columns.map(({ id, name, about }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  aria-label={name}
                  onChange={({ target }) => choose(id, target.checked)}
                />
                <span>{about?.label ?? name}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="wb-acts">
        <button type="button" className="primary" onClick={() => save('xlsx')}>
          {workbenchText('saveAs', { format: 'Excel' })}
        </button>
        <button type="button" className="secondary" onClick={() => save('csv')}>
          {workbenchText('saveAs', { format: 'CSV' })}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => setChosen(new Set(isAll ? [] : added.map(({ id }) => id)))}
        >
          {workbenchText(isAll ? 'selectNone' : 'chooseAll')}
        </button>
      </p>
    </>
  );
}
