import { counted } from '../lib/counted.ts';
import type { Usage } from '../lib/messages.ts';
import { date, number, percent } from './format.ts';

type All = NonNullable<Usage['packs']>;
type Pack = All['items'][number];

function One({ pack }: { pack: Pack }) {
  const { id, title, purchasedAt, used, total, remaining, percentUsed, exhausted, current } = pack;
  return (
    <li className={exhausted ? 'pack pack-spent' : 'pack'} aria-current={current || undefined}>
      <span className="pack-title wrap">
        {title} {current && <span className="chip chip-api">Current</span>}
      </span>
      <span className="pack-left">{exhausted ? 'Used up' : `${number(remaining)} left`}</span>
      <span className="hint wrap">
        {purchasedAt && `Bought ${date(purchasedAt)}`}
        {purchasedAt && id && ' · '}
        {id && <span className="value">{id}</span>}
      </span>
      <span className="hint pack-used">
        {number(used)} of {number(total)} · {percent(percentUsed)}
      </span>
    </li>
  );
}

/** Every pack, in the order in which they are consumed: by purchase. */
export function Packs({ packs }: { packs: All }) {
  const { count, exhaustedCount, items } = packs;
  return (
    <>
      <p className="hint">
        {counted(count, 'active pack')}
        {exhaustedCount > 0 && `, ${number(exhaustedCount)} used up`}. Packs never reset; the one
        bought first is drawn from first.
      </p>
      {items.length > 0 && (
        <ol className="packs" aria-label="Packs, in the order in which they are drawn from">
          {items.map((pack, place) => (
            <One key={pack.id ?? place} pack={pack} />
          ))}
        </ol>
      )}
    </>
  );
}
