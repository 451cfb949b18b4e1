import type { ReactNode } from 'react';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { historyText } from '../../lib/texts/areas.ts';
import { budgetWarning } from '../labels/index.ts';
import { Meter } from './Meter.tsx';

const small = (words: ReactNode) => <small key="words">{words}</small>;

/** What this browser spent today, by its receipts. */
export function SpentToday({ spent }: { spent: ReplyOf<'usage'>['spent'] }) {
  const { today, automaticToday, possiblyBilled, lists = 0, budget } = spent;
  const warning = budgetWarning(spent);
  return (
    <section className="block" aria-labelledby="spent">
      <h2 id="spent">{historyText('spentToday')}</h2>
      <p className="figure">
        {budget.totalPerDay === null
          ? historyText.rich('spent', { count: today, small })
          : historyText.rich('spentOfAllowed', { count: today, total: budget.totalPerDay, small })}
      </p>
      {warning && <p className="hint">{warning}</p>}
      <Meter
        label={historyText('automaticLookups')}
        used={automaticToday}
        total={budget.autoPerDay}
      />
      {lists > 0 && <p className="hint">{historyText('spentByLists', { count: lists })}</p>}
      {possiblyBilled > 0 && (
        <p className="hint">{historyText('spentPossibly', { count: possiblyBilled })}</p>
      )}
    </section>
  );
}
