import { useCallback, useState } from 'react';
import { type CheckedRow, pricedAgainOf } from '../../../lib/workbench/list/index.ts';
import type { ListQuestion } from '../../../lib/workbench/messages/index.ts';
import { recheckText, workbenchText } from '../../../lib/workbench/texts.ts';
import { formatCredits } from '../../format/index.ts';
import { useInSlices } from '../list/index.ts';
import { useSettled } from '../use-settled.ts';

export interface LookUpAgainProps {
  readonly rows: readonly CheckedRow[];
  /** The rows that the filters show. */
  readonly shown: readonly CheckedRow[];
  /** The selected rows; empty: none is selected. */
  readonly selected: readonly CheckedRow[];
  /** The rows or their answers still change, or a lookup begins. */
  readonly isBusy: boolean;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  readonly onStart: (questions: readonly ListQuestion[], price: number) => void;
}

const AGES = [30, 90, 180] as const;
const DAY_MS = 86_400_000;

/** Chooses values that were looked up before, and looks them up again at the price on the button. */
export function LookUpAgain(props: LookUpAgainProps) {
  const { rows, shown, selected, isBusy, remaining, onStart } = props;
  const [choice, setChoice] = useState('all');
  const isSelection = selected.length > 0;
  // A selection is made for what comes next, and is gone when its rows are.
  const scope = choice === 'all' && isSelection ? 'selected' : choice;
  const wanted = scope === 'selected' && !isSelection ? 'all' : scope;
  const from = wanted === 'selected' ? selected : wanted === 'shown' ? shown : rows;
  const start = useCallback(
    () => pricedAgainOf(from, /^\d+$/.test(wanted) ? Date.now() - Number(wanted) * DAY_MS : null),
    [from, wanted],
  );
  const priced = useInSlices(start, start);
  const { questions = [], count = 0, price = 0 } = priced.result ?? {};
  const isReady = useSettled(price) && !isBusy && !priced.isBusy;
  return (
    <>
      <div className="again-line">
        <select
          aria-label={recheckText('whichValues')}
          value={wanted}
          onChange={({ target }) => setChoice(target.value)}
        >
          <option value="all">{recheckText('scopeAll')}</option>
          {isSelection && <option value="selected">{recheckText('scopeSelected')}</option>}
          <option value="shown">{recheckText('scopeShown')}</option>
          {AGES.map((days) => (
            <option key={days} value={days}>
              {recheckText('scopeOlder', { days })}
            </option>
          ))}
        </select>
        {count > 0 ? (
          <button
            type="button"
            className="secondary"
            aria-disabled={!isReady}
            onClick={() => isReady && onStart(questions, price)}
          >
            {workbenchText('lookUpFailedAgain', { count, price: formatCredits(price) })}
          </button>
        ) : (
          <p className="hint">{recheckText('nothingChosen')}</p>
        )}
      </div>
      <p className="hint">
        {recheckText('fullPrice')}
        {remaining !== undefined && remaining < price && (
          <strong className="run-wait">
            {` ${workbenchText('notEnoughCredits', { credits: remaining })}`}
          </strong>
        )}
      </p>
    </>
  );
}
