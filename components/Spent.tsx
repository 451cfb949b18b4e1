import type { ReactNode } from 'react';
import type { ReplyOf } from '../lib/messages.ts';
import { text } from '../lib/texts/history.ts';
import { budgetWarning } from './budget-words.ts';
import { Meter } from './Meter.tsx';

const small = (words: ReactNode) => <small key="words">{words}</small>;

/** What this browser spent today, by its own receipts. */
export function Spent({ spent }: { spent: ReplyOf<'usage'>['spent'] }) {
  const { today, automaticToday, possiblyBilled, lists = 0, budget } = spent;
  const warning = budgetWarning(spent);
  return (
    <section className="block" aria-labelledby="spent">
      <h2 id="spent">{text('spentToday')}</h2>
      <p className="figure">
        {budget.totalPerDay === null
          ? text.rich('spent', { count: today, small })
          : text.rich('spentOfAllowed', { count: today, total: budget.totalPerDay, small })}
      </p>
      {warning && <p className="hint">{warning}</p>}
      <Meter label={text('automaticLookups')} used={automaticToday} total={budget.autoPerDay} />
      {lists > 0 && <p className="hint">{text('spentByLists', { count: lists })}</p>}
      {possiblyBilled > 0 && (
        <p className="hint">{text('spentPossibly', { count: possiblyBilled })}</p>
      )}
    </section>
  );
}
