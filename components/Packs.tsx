import type { Usage } from '../lib/messages.ts';
import { text } from '../lib/texts/usage.ts';
import { date, percent } from './format.ts';

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
            {text(inUse ? 'inUse' : 'packFirstInLine')}
          </span>
        )}
        <span className="pack-left">
          {exhausted ? text('packUsedUp') : text('packLeft', { remaining })}
        </span>
      </p>
      <p className="pack-line hint">
        <span>
          {purchasedAt && text('packBought', { date: date(purchasedAt) })}
          {purchasedAt && id && ' · '}
          {id && <span className="value wrap">{id}</span>}
        </span>
        <span className="pack-left">
          {text('packUsedOf', { used, total, percent: percent(percentUsed) })}
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
  const { count, exhaustedCount: usedUp, items } = packs;
  const active =
    usedUp > 0 ? text('packsActiveAndUsedUp', { count, usedUp }) : text('packsActive', { count });
  return (
    <>
      <p className="hint">{[active, text('packsNeverReset')].join(' ')}</p>
      {items.length > 0 && (
        <ol className="packs" aria-label={text('packsInOrder')}>
          {items.map((pack, place) => (
            <One key={pack.id ?? place} pack={pack} inUse={inUse} />
          ))}
        </ol>
      )}
    </>
  );
}
