import type { JSX } from 'react';
import {
  EXPERIMENTAL_ENDPOINTS,
  type Kind,
  type Standing,
  type Tone,
  toneOf,
  type Verdict,
} from '../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { verdictText } from '../../lib/texts/verdict.ts';

/** Shown for kinds that have a lookup on an experimental endpoint (API contract, Versioning). */
export function ExperimentalBadge({ kind }: { kind: Kind | null }) {
  const lookups = kind === null ? [] : (KIND_DEFINITIONS[kind].lookup?.options ?? []);
  if (!lookups.some(({ endpoint }) => EXPERIMENTAL_ENDPOINTS.has(endpoint))) return null;
  return (
    <span className="experimental" title={commonText('experimentalMeans')}>
      {commonText('experimental')}
    </span>
  );
}

/** A verdict's tone, or the standing of a fact (which has `good`, not `fits` or `confirmed`). */
type VerdictTone = Standing | Tone;

/** The word for a tone: "Confirmed", "Bad". */
export const toneLabel = (tone: VerdictTone): string =>
  verdictText(tone === 'confirmed' ? 'good' : tone);

/**
 * Tones differ by outline as well as colour: seal, ring, triangle, octagon, dashed ring; a good fact is a
 * disc, a failure a ring that is struck through.
 */
const SHAPE: Readonly<Record<VerdictTone | 'failure', JSX.Element>> = {
  confirmed: (
    <>
      <path
        d="M10.0 1.7Q13.4 -0.6 14.9 3.3Q19.0 3.5 17.9 7.4Q21.1 10.0 17.9 12.6Q19.0 16.5 14.9 16.7Q13.4 20.6 10.0 18.3Q6.6 20.6 5.1 16.7Q1.0 16.5 2.1 12.6Q-1.1 10.0 2.1 7.4Q1.0 3.5 5.1 3.3Q6.6 -0.6 10.0 1.7z"
        className="mark-body"
      />
      <path d="M5.8 10.4l2.9 2.9 5.6-6.2" className="mark-sign" />
    </>
  ),
  fits: (
    <>
      <circle cx="10" cy="10" r="8.2" className="mark-line" />
      <path d="M6.2 10.4l2.6 2.6 5-5.6" className="mark-tick" />
    </>
  ),
  good: (
    <>
      <circle cx="10" cy="10" r="9" className="mark-body" />
      <path d="M5.8 10.4l2.9 2.9 5.6-6.2" className="mark-sign" />
    </>
  ),
  caution: (
    <>
      <path
        d="M8.6 2.1 1.3 15.4A1.6 1.6 0 0 0 2.7 18h14.6a1.6 1.6 0 0 0 1.4-2.6L11.4 2.1a1.6 1.6 0 0 0-2.8 0z"
        className="mark-body"
      />
      <path d="M10 6.8v5M10 15h.01" className="mark-sign" />
    </>
  ),
  bad: (
    <>
      <path d="M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3z" className="mark-body" />
      <path d="M6.7 6.7l6.6 6.6M13.3 6.7l-6.6 6.6" className="mark-sign" />
    </>
  ),
  unknown: (
    <>
      <circle cx="10" cy="10" r="8.2" className="mark-ring" />
      <path
        d="M7.7 7.8a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.8-1.1 1.6M10 14.3h.01"
        className="mark-ask"
      />
    </>
  ),
  failure: (
    <>
      <circle cx="10" cy="10" r="8.2" className="mark-line" />
      <path d="M4.4 15.6 15.6 4.4" className="mark-tick" />
    </>
  ),
};

interface ShapeProps {
  readonly shape: keyof typeof SHAPE;
  /** Accessible name; null if the word is shown next to the icon. */
  readonly label: string | null;
}

function Shape({ shape, label }: ShapeProps) {
  return (
    <svg
      className={`mark mark-${shape}`}
      viewBox="0 0 20 20"
      role={label === null ? undefined : 'img'}
      aria-label={label ?? undefined}
      aria-hidden={label === null}
    >
      {SHAPE[shape]}
    </svg>
  );
}

export interface ToneIconProps {
  readonly tone: VerdictTone;
  /** Accessible name; `toneLabel` if omitted, null if the word is shown next to the icon. */
  readonly label?: string | null;
}

export function ToneIcon({ tone, label = toneLabel(tone) }: ToneIconProps) {
  return <Shape shape={tone} label={label} />;
}

/** The icon of a lookup or another request that failed. No verdict has it. */
export function FailureIcon({ label }: { label: string | null }) {
  return <Shape shape="failure" label={label} />;
}

/** The icon of a verdict; plausible (offline only) and confirmed verdicts differ. */
export function VerdictIcon({ verdict }: { verdict: Pick<Verdict, 'standing' | 'basis'> }) {
  return <ToneIcon tone={toneOf(verdict)} />;
}
