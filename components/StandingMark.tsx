import type { JSX } from 'react';
import type { Standing } from '../lib/verdict.ts';

const WORD: Readonly<Record<Standing, string>> = {
  good: 'Good',
  caution: 'Caution',
  bad: 'Bad',
  unknown: 'Unknown',
};

/** Each standing has a silhouette of its own: disc, triangle, octagon, dashed ring. */
const SHAPE: Readonly<Record<Standing, JSX.Element>> = {
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
};

export interface StandingMarkProps {
  readonly standing: Standing;
  /** Instead of the standing's own word; `null` where the word stands beside it anyway. */
  readonly label?: string | null;
}

/** The sign of a standing: a shape as well as a colour, and a word for those who hear it. */
export function StandingMark({ standing, label = WORD[standing] }: StandingMarkProps) {
  return (
    <svg
      className={`mark mark-${standing}`}
      viewBox="0 0 20 20"
      role={label === null ? undefined : 'img'}
      aria-label={label ?? undefined}
      aria-hidden={label === null}
    >
      {SHAPE[standing]}
    </svg>
  );
}
