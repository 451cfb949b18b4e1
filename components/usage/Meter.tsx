import { commonText } from '../../lib/texts/areas.ts';
import { formatPercent } from '../format/index.ts';

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
