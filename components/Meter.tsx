import { number, percent } from './format.ts';

export interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly total: number;
  /** What is counted, for the sentence under the bar. */
  readonly unit?: string;
}

/** How much of an allowance is used: a bar, and the same in words. */
export function Meter({ label, used, total, unit = 'credits' }: MeterProps) {
  const share = total > 0 ? Math.min(1, used / total) : 0;
  const look = share >= 1 ? 'full' : share >= 0.8 ? 'high' : 'calm';
  const words = `${number(used)} of ${number(total)} ${unit} used`;
  return (
    <div className="meter">
      <p className="meter-label">
        <span>{label}</span> <span className="hint">{percent(share * 100)}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn alike in both browsers */}
      <div
        className={`meter-bar meter-${look}`}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, used, 1)}
        aria-valuenow={used}
        aria-valuetext={words}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className="hint">{words}</p>
    </div>
  );
}
