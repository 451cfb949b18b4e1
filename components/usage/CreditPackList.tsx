import type { Usage } from '../../lib/extension/schemas/index.ts';
import { commonText, usageText } from '../../lib/texts/areas.ts';
import { formatDate, formatPercent } from '../format/index.ts';

type CreditPacks = NonNullable<Usage['packs']>;
type CreditPack = CreditPacks['items'][number];

function CreditPackRow({ pack, inUse }: { pack: CreditPack; inUse: boolean }) {
  const { id, title, purchasedAt, used, total, remaining, exhausted, current } = pack;
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
          {exhausted ? usageText('packUsedUp') : usageText('quotaLeft', { remaining })}
        </span>
      </p>
      <p className="pack-line hint">
        <span>
          {purchasedAt && usageText('packBought', { date: formatDate(purchasedAt) })}
          {purchasedAt && id && ' · '}
          {id && <span className="value wrap">{id}</span>}
        </span>
        <span className="pack-left">{usageText('usedOfTotal', { used, total })}</span>
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

export interface MeterBarProps {
  readonly label: string;
  readonly used: number;
  readonly total: number;
  /** Accessible text of the value. */
  readonly words: string;
  readonly look?: 'calm' | 'high' | 'full' | 'spent' | undefined;
}

/** Share from which a bar looks nearly full. */
const HIGH = 0.8;

const shareOf = (used: number, total: number): number =>
  total > 0 ? Math.min(1, Math.max(0, used / total)) : 0;

export function MeterBar({ label, used, total, words, look }: MeterBarProps) {
  const share = shareOf(used, total);
  const shownLook = look ?? (share >= 1 ? 'full' : share >= HIGH ? 'high' : 'calm');
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn alike in both browsers
    <div
      className={`meter-bar meter-${shownLook}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(total, used, 1)}
      aria-valuenow={used}
      aria-valuetext={words}
    >
      <span style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}

export interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly total: number;
}

/** How much of an allowance is used: as a bar, in percent and in words. */
export function Meter({ label, used, total }: MeterProps) {
  const words = commonText('creditsUsed', { used, total });
  return (
    <div className="meter">
      <p className="meter-label">
        <span>{label}</span>{' '}
        <span className="hint">{formatPercent(shareOf(used, total) * 100)}</span>
      </p>
      <MeterBar label={label} used={used} total={total} words={words} />
      <p className="hint">{words}</p>
    </div>
  );
}
