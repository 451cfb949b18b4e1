import type { ReactNode } from 'react';
import type { LineWord } from '../lib/list/summary.ts';
import { StandingMark } from './StandingMark.tsx';

/** How a line stands, in a word: what fits offline and what is confirmed are two. */
export const LINE_LABEL: Readonly<Record<LineWord, string>> = {
  confirmed: 'Confirmed',
  fit: 'Fits',
  caution: 'Caution',
  bad: 'Bad',
  unknown: 'Unknown',
  unread: 'Not read',
  pending: 'Checking…',
};

function Ring({ word, children }: { word: LineWord; children: ReactNode }) {
  return (
    <svg className={`mark mark-${word}`} viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}

/** An open ring for what only fits, a filled disc for what is confirmed, a bar for what was not read. */
function Sign({ word }: { word: LineWord }) {
  switch (word) {
    case 'confirmed':
      return <StandingMark standing="good" label={null} />;
    case 'caution':
    case 'bad':
    case 'unknown':
      return <StandingMark standing={word} label={null} />;
    case 'fit':
      return (
        <Ring word={word}>
          <circle cx="10" cy="10" r="8.2" />
          <path d="M6.3 10.3l2.6 2.6 4.8-5.4" />
        </Ring>
      );
    case 'unread':
      return (
        <Ring word={word}>
          <path d="M4 6h12M4 10h5M13 10h3M4 14h8" />
        </Ring>
      );
    case 'pending':
      return (
        <Ring word={word}>
          <circle cx="10" cy="10" r="3" />
        </Ring>
      );
  }
}

/** The sign of a line and its word. */
export function LineMark({ word }: { word: LineWord }) {
  return (
    <span className={`line-word line-${word}`}>
      <Sign word={word} />
      {LINE_LABEL[word]}
    </span>
  );
}
