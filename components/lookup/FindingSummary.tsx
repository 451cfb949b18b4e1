import { Fragment } from 'react';
import { TONES, type Tone, toneOf } from '../../lib/domain/index.ts';
import type { ParsedText } from '../../lib/extension/schemas/index.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { formatNumber } from '../format/index.ts';

/** As many lines as fit above a list without pushing it out of sight. */
const OPEN = 4;

export interface FindingSummaryProps {
  readonly reading: ParsedText;
  /** The standing whose values alone are shown. */
  readonly shownTone: Tone | null;
  readonly onShownTone: (only: Tone | null) => void;
}

/** What a list comes to: how many values of which standing, and the lines that were not read. */
export function FindingSummary({
  reading,
  shownTone: only,
  onShownTone: onOnly,
}: FindingSummaryProps) {
  const { found, repeated, moreFound: left, unread, moreUnread: unreadLeft } = reading;
  const total = found.length + left;
  const tones = found.map(({ verdict }) => toneOf(verdict));
  const lines = unread.length + unreadLeft;
  const arePieces = unread.some(({ line }) => line === null);
  return (
    <div className="reading">
      <p className="count">
        <span>{verdictText('valuesFound', { count: total })}</span>
        {TONES.map((tone) => {
          const size = tones.filter((each) => each === tone).length;
          return (
            size > 0 && (
              <Fragment key={tone}>
                {' · '}
                <button
                  type="button"
                  className={`count-${tone}`}
                  aria-pressed={only === tone}
                  title={verdictText(only === tone ? 'showAll' : 'showTheseAlone')}
                  onClick={() => onOnly(only === tone ? null : tone)}
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
        {left > 0 && (
          <span className="soft">
            {' · '}
            {verdictText('notShown', { count: left })}
          </span>
        )}
      </p>
      {lines > 0 && (
        <details className="unread" open={lines <= OPEN}>
          <summary>
            {verdictText(arePieces ? 'piecesNotRead' : 'linesNotRead', { count: lines })}
          </summary>
          <ul>
            {unread.map(({ line, text }) => (
              <li key={`${line} ${text}`}>
                {line !== null && <span className="unread-line">{formatNumber(line)}</span>}
                <span className="value wrap">{text}</span>
              </li>
            ))}
          </ul>
          {unreadLeft > 0 && (
            <p className="hint">{verdictText('andMore', { count: unreadLeft })}</p>
          )}
        </details>
      )}
    </div>
  );
}
