import type { ParsedText } from '../../lib/extension/schemas/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { unreadText, verdictText } from '../../lib/texts/verdict.ts';
import { formatNumber } from '../format/index.ts';

/** Most unread lines that are shown at once; more would push the wrong values out of view. */
const MAX_OPEN_LINES = 2;

export interface UnreadListProps {
  readonly reading: Pick<ParsedText, 'unread' | 'moreUnread'>;
}

/** The lines that were not read, each with the reason. Renders nothing if everything was read. */
export function UnreadList({ reading: { unread, moreUnread } }: UnreadListProps) {
  const count = unread.length + moreUnread;
  if (count === 0) return null;
  const arePieces = unread.some(({ line }) => line === null);
  return (
    <details className="unread" open={count <= MAX_OPEN_LINES}>
      <summary>
        {verdictText(arePieces ? 'partsNotRecognised' : 'rowsNotRecognised', { count })}
      </summary>
      <ul>
        {unread.map(({ line, text, reason, kind }) => (
          <li key={`${line} ${text}`}>
            {line !== null && <span className="unread-line">{formatNumber(line)}</span>}
            <span className="unread-text">
              <span className="value wrap">{text}</span>
              <small className="hint">{unreadText(reason, kind)}</small>
            </span>
          </li>
        ))}
      </ul>
      {moreUnread > 0 && <p className="hint">{commonText('more', { count: moreUnread })}</p>}
    </details>
  );
}
