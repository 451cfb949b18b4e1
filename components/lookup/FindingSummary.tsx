import { Fragment, useState } from 'react';
import { TONES, type Tone, toneOf, verdictKey } from '../../lib/domain/index.ts';
import type { FoundValue, ParsedText } from '../../lib/extension/schemas/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { unreadText, verdictText } from '../../lib/texts/verdict.ts';
import { formatNumber } from '../format/index.ts';
import { LookupPanel } from './LookupPanel.tsx';
import type { LookupEnvironment } from './use-lookup.ts';

export interface FindingSummaryProps {
  readonly reading: ParsedText;
  /** The tone that the list is filtered by. */
  readonly shownTone: Tone | null;
  readonly onShownTone: (tone: Tone | null) => void;
}

/** The number of values of each tone, each number a filter button, and what was not read. */
export function FindingSummary({ reading, shownTone, onShownTone }: FindingSummaryProps) {
  const { found, repeated, moreFound } = reading;
  const total = found.length + moreFound;
  const tones = found.map(({ verdict }) => toneOf(verdict));
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
                  title={shownTone === tone ? commonText('showAll') : verdictText('showOnlyThese')}
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
      <UnreadList reading={reading} />
    </div>
  );
}

/** Panels rendered at first: hundreds would delay the first one. */
const PAGE_SIZE = 50;

export interface FindingListProps {
  readonly found: readonly FoundValue[];
  /** Number of values beyond `found`. */
  readonly moreFound: number;
  readonly environment: LookupEnvironment;
  /** Filters the values; filtered ones stay mounted, with their answers. */
  readonly isShown: (found: FoundValue) => boolean;
  readonly onSuggestion?: ((value: string) => void) | undefined;
}

/** The values in their order, each with its verdict and price. */
export function FindingList(props: FindingListProps) {
  const { found, moreFound, environment, isShown, onSuggestion } = props;
  const [showsAll, setShowsAll] = useState(false);
  const matching = found.filter(isShown);
  const limit = showsAll ? found.length : PAGE_SIZE;
  const rendered = new Set([...found.slice(0, limit), ...matching.slice(0, limit)]);
  const hiddenCount = Math.max(0, matching.length - limit);
  return (
    <>
      <ul className="found" aria-live="off">
        {found
          .filter((value) => rendered.has(value))
          .map((value) => (
            <li key={verdictKey(value.verdict)} hidden={!isShown(value)}>
              <LookupPanel
                start={value}
                environment={environment}
                dense
                onSuggestion={onSuggestion}
              />
            </li>
          ))}
      </ul>
      {hiddenCount > 0 && (
        <button type="button" className="secondary more" onClick={() => setShowsAll(true)}>
          {commonText('showMore', { count: hiddenCount })}
        </button>
      )}
      {moreFound > 0 && hiddenCount === 0 && (
        <p className="hint">{commonText('notShown', { count: moreFound })}</p>
      )}
    </>
  );
}

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
