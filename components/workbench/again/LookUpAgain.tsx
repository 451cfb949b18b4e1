import { useEffect, useState } from 'react';
import type { ListAsks, ListResult } from '../../../lib/workbench/checked-list/index.ts';
import type { ListQuestion } from '../../../lib/workbench/messages/index.ts';
import { recheckText, workbenchText } from '../../../lib/workbench/texts.ts';
import { formatCredits } from '../../format/index.ts';
import { useLatestResult } from '../../ui/index.ts';
import type { ListClient } from '../list/index.ts';
import { useSettled } from '../use-settled.ts';

export interface LookUpAgainProps {
  readonly client: ListClient;
  readonly result: ListResult;
  /** Some rows are selected. */
  readonly isSelection: boolean;
  /** The rows or their answers still change, or a lookup begins. */
  readonly isBusy: boolean;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  readonly onStart: (questions: readonly ListQuestion[], price: number) => void;
}

type Priced = ReturnType<ListAsks['again']>;

const AGES = [30, 90, 180] as const;
const DAY_MS = 86_400_000;

/** Chooses values that were looked up before, and looks them up again at the price on the button. */
export function LookUpAgain(props: LookUpAgainProps) {
  const { client, result, isSelection, isBusy, remaining, onStart } = props;
  const [choice, setChoice] = useState('all');
  // A selection is made for what comes next, and is gone when its rows are.
  const scope = choice === 'all' && isSelection ? 'selected' : choice;
  const wanted = scope === 'selected' && !isSelection ? 'all' : scope;
  const [priced, setPriced] = useState<(Priced & { readonly of: unknown }) | null>(null);
  const take = useLatestResult();
  useEffect(() => {
    const of = wanted === 'selected' || wanted === 'shown' ? wanted : 'all';
    const before = /^\d+$/.test(wanted) ? Date.now() - Number(wanted) * DAY_MS : null;
    void take(client.ask('again', of, before), (found) => setPriced({ ...found, of: result }));
  }, [client, take, result, wanted]);
  const { questions = [], count = 0, price = 0 } = priced ?? {};
  const isReady = useSettled(price) && !isBusy && priced?.of === result;
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
