import { plural } from '../lib/counted.ts';
import type { ReplyOf } from '../lib/messages.ts';
import { budgetWarning } from './budget-words.ts';
import { credits, number } from './format.ts';
import { Meter } from './Meter.tsx';

/** What this browser spent today, by its own receipts. */
export function Spent({ spent }: { spent: ReplyOf<'usage'>['spent'] }) {
  const { today, automaticToday, possiblyBilled, lists = 0, budget } = spent;
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
      {lists > 0 && (
        <p className="hint">
          And {credits(lists)} by lists, whose prices were confirmed apart from this budget.
        </p>
      )}
      {possiblyBilled > 0 && (
        <p className="hint">
          {credits(possiblyBilled)} possibly billed: the answer was lost on the way.
        </p>
      )}
    </section>
  );
}
