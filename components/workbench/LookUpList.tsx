import { useEffect, useId, useState } from 'react';
import { isKeyRefused } from '../../lib/domain/index.ts';
import { commonText, failureNoteText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { isUnderWay, type ListPrice, type ListSummary } from '../../lib/workbench/list/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { formatCredits } from '../format/index.ts';
import type { ShownListProps } from './list-props.ts';
import { SpendButton } from './SpendButton.tsx';

const SETTLE_MS = 400;

/** Whether a price has not changed for a moment, so that a new one cannot be pressed by accident. */
export function useSettled(price: number): boolean {
  const [settled, setSettled] = useState(price);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(price), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [price]);
  return settled === price;
}

type Account = Pick<ShownListProps, 'connected' | 'remaining' | 'trouble'>;

export interface LookUpListProps
  extends Account,
    Pick<ShownListProps, 'run' | 'result' | 'onOptions'> {
  readonly priced: ListPrice;
  /** The price is computed again. */
  readonly isPricing: boolean;
  /** Number of selected lines; 0 means all lines. */
  readonly selected: number;
  /** Nothing else on the screen comes first. */
  readonly isMain: boolean;
  readonly onLookUp: () => void;
}

/** Why some rows are not looked up; empty if all are. Selected rows are, whatever their verdict. */
function skippedReasons(
  { valuesByStatus }: ListSummary,
  { answered, mistyped }: ListPrice,
  isSelection: boolean,
): string {
  const bad = isSelection ? 0 : valuesByStatus.bad;
  const unread = isSelection ? 0 : valuesByStatus.unread;
  const parts = [
    answered > 0 ? workbenchText('notIncludedSaved', { count: answered }) : '',
    bad > 0 ? verdictText('badCount', { count: bad }) : '',
    mistyped > 0 ? workbenchText('notIncludedMistyped', { count: mistyped }) : '',
    unread > 0 ? workbenchText('showUnread', { count: unread }) : '',
  ].filter(Boolean);
  if (parts.length === 0) return '';
  return workbenchText('notIncluded', { reasons: listFormat({ type: 'unit' }).format(parts) });
}

/** The button that looks the list or the selected rows up, with its price; else the way to a key. */
export function LookUpList(props: LookUpListProps) {
  const { run, priced, isPricing, selected, connected, remaining, trouble } = props;
  const { result, isMain, onLookUp, onOptions } = props;
  const { summary } = result;
  const { count, price } = priced;
  const isSettled = useSettled(price);
  const id = useId();
  const isRefused = trouble !== undefined && isKeyRefused(trouble);
  const isReady =
    connected && summary.valuesByStatus.pending === 0 && !isPricing && !run.isBusy && isSettled;
  if ((run.run && isUnderWay(run.run)) || count === 0) return null;
  if (!connected || isRefused) {
    return (
      <button
        type="button"
        className="secondary"
        title={isRefused ? trouble.message : workbenchText('keyNeeded', { count })}
        onClick={onOptions}
      >
        {isRefused ? failureNoteText('openSettings') : commonText('addKey')}
      </button>
    );
  }
  const skipped = skippedReasons(summary, priced, selected > 0);
  return (
    <>
      <SpendButton
        className={`${!isMain || trouble || remaining === 0 ? 'secondary' : 'primary'} run-start`}
        title={skipped}
        describedBy={skipped ? id : undefined}
        price={price}
        remaining={remaining}
        isReady={isReady}
        onSpend={onLookUp}
      >
        {workbenchText(selected > 0 ? 'lookUpSelected' : 'lookUpAll', {
          count,
          price: formatCredits(price),
        })}
      </SpendButton>
      <span id={id} hidden>
        {skipped}
      </span>
    </>
  );
}

/** What stands in the way of the lookup; null: nothing. */
export function shortageOf(
  { count, price }: ListPrice,
  { connected, remaining, trouble }: Account,
): string | null {
  if (count === 0 || !connected) return null;
  if (trouble) return trouble.message;
  if (remaining === undefined || remaining >= price) return null;
  return workbenchText('notEnoughCredits', { credits: remaining });
}
