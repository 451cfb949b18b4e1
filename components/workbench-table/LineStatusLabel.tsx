import type { ReactNode } from 'react';
import type { ListLineStatus } from '../../lib/models/list/index.ts';
import { commonText as common } from '../../lib/texts/common.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { ToneIcon, toneLabel } from '../ui/index.ts';

/** How a line stands, in a word: a tone's own, or that there is none. */
function statusLabelOf(word: ListLineStatus): string {
  if (word === 'unread') return verdictText('notRead');
  return word === 'pending' ? common('checking') : toneLabel(word);
}

function StatusIcon({ children }: { children: ReactNode }) {
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The sign of a line and its word. */
export function LineStatusLabel({ word }: { word: ListLineStatus }) {
  return (
    <span className={`line-word line-${word}`}>
      {word === 'unread' && (
        <StatusIcon>
          <path d="M4 6h12M4 10h5M13 10h3M4 14h8" />
        </StatusIcon>
      )}
      {word === 'pending' && (
        <StatusIcon>
          <circle cx="10" cy="10" r="3" />
        </StatusIcon>
      )}
      {word !== 'unread' && word !== 'pending' && <ToneIcon tone={word} label={null} />}
      {statusLabelOf(word)}
    </span>
  );
}
