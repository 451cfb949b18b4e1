import type { Usage } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/areas.ts';
import { formatDate, formatPercent } from '../format/index.ts';

type CreditPacks = NonNullable<Usage['packs']>;
type CreditPack = CreditPacks['items'][number];

function CreditPackRow({ pack, inUse }: { pack: CreditPack; inUse: boolean }) {
  const { id, title, purchasedAt, used, total, remaining, percentUsed, exhausted, current } = pack;
  return (
    <li className={exhausted ? 'pack pack-spent' : 'pack'} aria-current={current || undefined}>
      <p className="pack-line">
        <span className="pack-title wrap">{title}</span>{' '}
        {current && (
          <span className={inUse ? 'chip chip-api' : 'chip'}>
            {usageText(inUse ? 'inUse' : 'packNext')}
          </span>
        )}
        <span className="pack-left">
          {exhausted ? usageText('packUsedUp') : usageText('packLeft', { remaining })}
        </span>
      </p>
      <p className="pack-line hint">
        <span>
          {purchasedAt && usageText('packBought', { date: formatDate(purchasedAt) })}
          {purchasedAt && id && ' · '}
          {id && <span className="value wrap">{id}</span>}
        </span>
        <span className="pack-left">
          {usageText('packUsedOf', { used, total, percent: formatPercent(percentUsed) })}
        </span>
      </p>
    </li>
  );
}

/**
 * All packs, in the order in which they are used up: by purchase.
 *
 * @param inUse calls are paid from packs now, because no quota is left
 */
export function CreditPackList({ packs, inUse }: { packs: CreditPacks; inUse: boolean }) {
  return (
    packs.items.length > 0 && (
      <ol className="packs" aria-label={usageText('packsInOrder')}>
        {packs.items.map((pack, index) => (
          <CreditPackRow key={pack.id ?? index} pack={pack} inUse={inUse} />
        ))}
      </ol>
    )
  );
}
