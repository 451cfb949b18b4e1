import { useEffect, useState } from 'react';
import type { PaidAccounts } from '../../../lib/workbench/checked-list/index.ts';
import { paymentsText } from '../../../lib/workbench/texts.ts';
import { useLatestResult } from '../../ui/index.ts';
import type { WorkbenchListProps } from '../list-props.ts';

export interface UsePaidAccountsProps
  extends Pick<WorkbenchListProps, 'list' | 'client' | 'onUsePaid'> {
  /** Nothing else needs the person. */
  readonly isMain: boolean;
}

/** Offers the accounts that were paid, by bank statements, as known suppliers. */
export function UsePaidAccounts({ list, client, onUsePaid, isMain }: UsePaidAccountsProps) {
  const isStatement = list.choice.payments?.is === 'statement';
  const [paid, setPaid] = useState<PaidAccounts | null>(null);
  const take = useLatestResult();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another list, they are others
  useEffect(() => {
    if (isStatement) void take(client.ask('paidAccounts'), setPaid);
  }, [take, client, isStatement, list.key]);
  const linesAbove = list.choice.payments?.linesAbove ?? 0;
  const above = linesAbove > 0 && (
    <span className="hint">{paymentsText('linesAbove', { count: linesAbove })}</span>
  );
  if (!isStatement || !paid) return above && <p>{above}</p>;
  const { count, years, withoutIban } = paid;
  const [from, to] = years.map(String);
  const span = { span: from === to ? 'year' : 'years', from: from ?? '', to: to ?? '' };
  return (
    <div className="wb-paid">
      <button
        type="button"
        className={isMain ? 'primary wrap' : 'secondary wrap'}
        onClick={() => onUsePaid(paymentsText('accountsName', span), paid)}
      >
        {paymentsText('useAccounts', { ...span, count })}
      </button>
      {above}
      {withoutIban > 0 && (
        <span className="hint">{paymentsText('leftOut', { count: withoutIban })}</span>
      )}
    </div>
  );
}
