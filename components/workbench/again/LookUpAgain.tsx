import { useEffect, useState } from 'react';
import { commonText } from '../../../lib/texts/areas.ts';
import type { ListAsks } from '../../../lib/workbench/checked-list/index.ts';
import { recheckText, workbenchText } from '../../../lib/workbench/texts.ts';
import { formatCredits } from '../../format/index.ts';
import { useLatestResult } from '../../ui/index.ts';
import { useSettled } from '../LookUpList.tsx';
import type { ShownListProps } from '../list-props.ts';
import { SpendButton } from '../SpendButton.tsx';

export interface WorkbenchAgainProps
  extends Pick<
    ShownListProps,
    'client' | 'run' | 'result' | 'isBusy' | 'connected' | 'remaining' | 'onAgain' | 'onOptions'
  > {
  /** Some rows are selected. */
  readonly isSelection: boolean;
}

type Priced = ReturnType<ListAsks['again']>;

const AGES = [30, 90, 180] as const;
const DAY_MS = 86_400_000;

/** Chooses values that were looked up before, and looks them up again at the price on the button. */
function LookUpAgain(props: WorkbenchAgainProps) {
  const { client, run, result, isSelection, isBusy, remaining, onAgain } = props;
  const isChanging = isBusy || run.isBusy || result.summary.valuesByStatus.pending > 0;
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
  const isReady = useSettled(price) && !isChanging && priced?.of === result;
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
          <SpendButton
            className="secondary"
            price={price}
            remaining={remaining}
            isReady={isReady}
            onSpend={() => onAgain(questions, price)}
          >
            {workbenchText('lookUpFailedAgain', { count, price: formatCredits(price) })}
          </SpendButton>
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

/** Looking the list up again, at its price. */
export function WorkbenchAgain(props: WorkbenchAgainProps) {
  const { connected, onOptions } = props;
  return (
    <div className="again">
      {connected ? (
        <LookUpAgain {...props} />
      ) : (
        <button type="button" className="secondary" onClick={onOptions}>
          {commonText('addKey')}
        </button>
      )}
    </div>
  );
}
