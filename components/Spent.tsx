import { plural } from '../lib/counted.ts';
import type { ReplyOf } from '../lib/messages.ts';
import { budgetWarning } from './budget-words.ts';
import { credits, number } from './format.ts';
import { Meter } from './Meter.tsx';

/** What this browser spent today, by its own receipts. */
export function Spent({ spent }: { spent: ReplyOf<'usage'>['spent'] }) {
  const { today, automaticToday, possiblyBilled, budget } = spent;
  const warning = budgetWarning(spent);
  return (
    <section className="block" aria-labelledby="spent">
      <h2 id="spent">Spent by Fieldmark today</h2>
      <p className="figure">
        {number(today)}
        <small>
          {plural(today, 'credit')}
          {budget.totalPerDay !== null && ` of ${number(budget.totalPerDay)} allowed`}
        </small>
      </p>
      {warning && <p className="hint">{warning}</p>}
      <Meter label="Automatic lookups" used={automaticToday} total={budget.autoPerDay} />
      {possiblyBilled > 0 && (
        <p className="hint">
          {credits(possiblyBilled)} possibly billed: the answer was lost on the way.
        </p>
      )}
    </section>
  );
}
