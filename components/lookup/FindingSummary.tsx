import { Fragment } from 'react';
import { TONES, type Tone, toneOf } from '../../lib/domain/index.ts';
import type { ParsedText } from '../../lib/extension/schemas/index.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { formatNumber } from '../format/index.ts';

/** Most unread lines that are shown at once; more would push the list out of view. */
const MAX_OPEN_LINES = 4;

export interface FindingSummaryProps {
  readonly reading: ParsedText;
  /** The tone that the list is filtered by. */
  readonly shownTone: Tone | null;
  readonly onShownTone: (tone: Tone | null) => void;
}

/** How many values have which tone, each count a filter, and the lines in which nothing was found. */
export function FindingSummary({ reading, shownTone, onShownTone }: FindingSummaryProps) {
  const { found, repeated, moreFound, unread, moreUnread } = reading;
  const total = found.length + moreFound;
  const tones = found.map(({ verdict }) => toneOf(verdict));
  const lineCount = unread.length + moreUnread;
  const arePieces = unread.some(({ line }) => line === null);
  return (
    <div className="reading">
      <p className="count">
        <span>{verdictText('valuesFound', { count: total })}</span>
        {TONES.map((tone) => {
          const size = tones.filter((other) => other === tone).length;
          return (
            size > 0 && (
              <Fragment key={tone}>
                {' · '}
                <button
                  type="button"
                  className={`count-${tone}`}
                  aria-pressed={shownTone === tone}
                  title={verdictText(shownTone === tone ? 'showAll' : 'showTheseAlone')}
                  onClick={() => onShownTone(shownTone === tone ? null : tone)}
                >
                  {verdictText(`${tone}Count`, { count: size })}
                </button>
              </Fragment>
            )
          );
        })}
        {repeated > 0 && (
          <span className="soft">
            {' · '}
            {verdictText('repeated', { count: repeated })}
          </span>
        )}
        {moreFound > 0 && (
          <span className="soft">
            {' · '}
            {verdictText('notShown', { count: moreFound })}
          </span>
        )}
      </p>
      {lineCount > 0 && (
        <details className="unread" open={lineCount <= MAX_OPEN_LINES}>
          <summary>
            {verdictText(arePieces ? 'piecesNotRead' : 'linesNotRead', { count: lineCount })}
          </summary>
          <ul>
            {unread.map(({ line, text }) => (
              <li key={`${line} ${text}`}>
                {line !== null && <span className="unread-line">{formatNumber(line)}</span>}
                <span className="value wrap">{text}</span>
              </li>
            ))}
          </ul>
          {moreUnread > 0 && (
            <p className="hint">{verdictText('andMore', { count: moreUnread })}</p>
          )}
        </details>
      )}
    </div>
  );
}
