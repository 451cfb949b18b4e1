import type { ReactNode } from 'react';
import type { LineWord } from '../lib/list/summary.ts';
import { text as common } from '../lib/texts/common.ts';
import { text } from '../lib/texts/verdict.ts';
import { StandingMark, toneWord } from './StandingMark.tsx';

/** How a line stands, in a word: a tone's own, or that there is none. */
function labelOf(word: LineWord): string {
  if (word === 'unread') return text('notRead');
  return word === 'pending' ? common('checking') : toneWord(word);
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The sign of a line and its word. */
export function LineMark({ word }: { word: LineWord }) {
  return (
    <span className={`line-word line-${word}`}>
      {word === 'unread' && (
        <Sign>
          <path d="M4 6h12M4 10h5M13 10h3M4 14h8" />
        </Sign>
      )}
      {word === 'pending' && (
        <Sign>
          <circle cx="10" cy="10" r="3" />
        </Sign>
      )}
      {word !== 'unread' && word !== 'pending' && <StandingMark standing={word} label={null} />}
      {labelOf(word)}
    </span>
  );
}
