import { Fragment } from 'react';
import { counted } from '../lib/counted.ts';
import type { Reading } from '../lib/messages.ts';
import { TONES, type Tone, toneOf } from '../lib/verdict.ts';
import { number } from './format.ts';

/** Beside a number, in a sentence. */
const WORD: Readonly<Record<Tone, string>> = {
  confirmed: 'confirmed',
  fits: 'fit',
  caution: 'caution',
  bad: 'bad',
  unknown: 'unknown',
};

/** As many lines as fit above a list without pushing it out of sight. */
const OPEN = 4;

export interface ReadingSummaryProps {
  readonly reading: Reading;
  /** The standing whose values alone are shown. */
  readonly only: Tone | null;
  readonly onOnly: (only: Tone | null) => void;
}

/** What a list comes to: how many values of which standing, and the lines that were not read. */
export function ReadingSummary({ reading, only, onOnly }: ReadingSummaryProps) {
  const { found, repeated, left, unread, unreadLeft } = reading;
  const total = found.length + left;
  const tones = found.map(({ verdict }) => toneOf(verdict));
  const lines = unread.length + unreadLeft;
  const noun = unread.some(({ line }) => line === null) ? 'piece' : 'line';
  return (
    <div className="reading">
      <p className="count">
        <span>{counted(total, 'value', number(total))}</span>
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
                  title={only === tone ? 'Show all' : 'Show these alone'}
                  onClick={() => onOnly(only === tone ? null : tone)}
                >
                  {number(size)} {WORD[tone]}
                </button>
              </Fragment>
            )
          );
        })}
        {repeated > 0 && (
          <span className="soft">
            {' · '}
            {number(repeated)} repeated
          </span>
        )}
        {left > 0 && (
          <span className="soft">
            {' · '}
            {number(left)} not shown
          </span>
        )}
      </p>
      {lines > 0 && (
        <details className="unread" open={lines <= OPEN}>
          <summary>{counted(lines, noun, number(lines))} not read</summary>
          <ul>
            {unread.map(({ line, text }) => (
              <li key={`${line} ${text}`}>
                {line !== null && <span className="unread-line">{number(line)}</span>}
                <span className="value wrap">{text}</span>
              </li>
            ))}
          </ul>
          {unreadLeft > 0 && <p className="hint">… and {number(unreadLeft)} more</p>}
        </details>
      )}
    </div>
  );
}
