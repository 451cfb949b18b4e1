import { commonText } from '../../../lib/texts/areas.ts';
import { type RowStatus, statusText } from '../../../lib/workbench/list/index.ts';
import { ToneIcon } from '../../ui/index.ts';

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
      {status === 'pending' ? commonText('checking') : statusText(status)}
    </span>
  );
}
