import { commonText } from '../../../lib/texts/areas.ts';
import { verdictText } from '../../../lib/texts/verdict.ts';
import type { RowStatus } from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { ToneIcon, toneLabel } from '../../ui/index.ts';

/** The tone's word, or that nothing was found or the check is pending. */
function statusLabelOf(status: RowStatus): string {
  if (status === 'unread') return verdictText('notRead');
  if (status === 'none') return workbenchText('nothingToCheck');
  return status === 'pending' ? commonText('checking') : toneLabel(status);
}

/** What is drawn for what is no tone. */
const ICONS = {
  unread: <path d="M4 6h12M4 10h5M13 10h3M4 14h8" />,
  none: <path d="M6 10h8" />,
  pending: <circle cx="10" cy="10" r="3" />,
};

/** The icon of a status. */
export function StatusMark({ status }: { status: RowStatus }) {
  if (status !== 'unread' && status !== 'none' && status !== 'pending')
    return <ToneIcon tone={status} label={null} />;
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
      {ICONS[status]}
    </svg>
  );
}

/** The icon and word of a status. */
export function LineStatusLabel({ status }: { status: RowStatus }) {
  return (
    <span className={`line-word line-${status}`}>
      <StatusMark status={status} />
      {statusLabelOf(status)}
    </span>
  );
}
