import { Fragment } from 'react';
import { TONES, type Tone, toneOf } from '../../lib/domain/index.ts';
import type { ParsedText } from '../../lib/extension/schemas/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { UnreadList } from './UnreadList.tsx';

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
