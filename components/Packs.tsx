import { counted } from '../lib/counted.ts';
import type { Usage } from '../lib/messages.ts';
import { date, number, percent } from './format.ts';

type All = NonNullable<Usage['packs']>;
type Pack = All['items'][number];

function One({ pack, inUse }: { pack: Pack; inUse: boolean }) {
  const { id, title, purchasedAt, used, total, remaining, percentUsed, exhausted, current } = pack;
  return (
    <li className={exhausted ? 'pack pack-spent' : 'pack'} aria-current={current || undefined}>
      <p className="pack-line">
        <span className="pack-title wrap">{title}</span>{' '}
        {current && (
          <span className={inUse ? 'chip chip-api' : 'chip'}>
            {inUse ? 'In use' : 'First in line'}
          </span>
        )}
        <span className="pack-left">{exhausted ? 'Used up' : `${number(remaining)} left`}</span>
      </p>
      <p className="pack-line hint">
        <span>
          {purchasedAt && `Bought ${date(purchasedAt)}`}
          {purchasedAt && id && ' · '}
          {id && <span className="value wrap">{id}</span>}
        </span>
        <span className="pack-left">
          {number(used)} of {number(total)} · {percent(percentUsed)}
        </span>
      </p>
    </li>
  );
}

/**
 * Every pack, in the order in which they are consumed: by purchase.
 * @param inUse calls draw from packs now, no quota being left
 */
export function Packs({ packs, inUse }: { packs: All; inUse: boolean }) {
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
            <One key={pack.id ?? place} pack={pack} inUse={inUse} />
          ))}
        </ol>
      )}
    </>
  );
}
