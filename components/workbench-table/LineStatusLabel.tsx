import type { ReactNode } from 'react';
import type { ListLineStatus } from '../../lib/models/list/index.ts';
import { commonText } from '../../lib/texts/common.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { ToneIcon, toneLabel } from '../ui/index.ts';

/** The tone's word, or that nothing was found or the check is pending. */
function statusLabelOf(status: ListLineStatus): string {
  if (status === 'unread') return verdictText('notRead');
  return status === 'pending' ? commonText('checking') : toneLabel(status);
}

function StatusIcon({ children }: { children: ReactNode }) {
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The icon and word of a line's status. */
export function LineStatusLabel({ status }: { status: ListLineStatus }) {
  return (
    <span className={`line-word line-${status}`}>
      {status === 'unread' && (
        <StatusIcon>
          <path d="M4 6h12M4 10h5M13 10h3M4 14h8" />
        </StatusIcon>
      )}
      {status === 'pending' && (
        <StatusIcon>
          <circle cx="10" cy="10" r="3" />
        </StatusIcon>
      )}
      {status !== 'unread' && status !== 'pending' && <ToneIcon tone={status} label={null} />}
      {statusLabelOf(status)}
    </span>
  );
}
