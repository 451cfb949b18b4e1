import { Fragment } from 'react';
import { counted } from '../lib/counted.ts';
import type { Found, Reading } from '../lib/messages.ts';
import { number } from './format.ts';

/** How a value of a list stands: a check that finds nothing wrong and a registry that confirms are not the same word. */
const WORDS = ['confirmed', 'fit', 'caution', 'bad', 'unknown'] as const;
export type Word = (typeof WORDS)[number];

export function wordOf({ verdict }: Found): Word {
  if (verdict.standing !== 'good') return verdict.standing;
  return verdict.basis.includes('api') ? 'confirmed' : 'fit';
}

/** As many lines as fit above a list without pushing it out of sight. */
const OPEN = 4;

export interface ReadingSummaryProps {
  readonly reading: Reading;
  /** The standing whose values alone are shown. */
  readonly only: Word | null;
  readonly onOnly: (only: Word | null) => void;
}

/** What a list comes to: how many values of which standing, and the lines that were not read. */
export function ReadingSummary({ reading, only, onOnly }: ReadingSummaryProps) {
  const { found, repeated, left, unread, unreadLeft } = reading;
  const total = found.length + left;
  const words = found.map(wordOf);
  const lines = unread.length + unreadLeft;
  const noun = unread.some(({ line }) => line === null) ? 'piece' : 'line';
  return (
    <div className="reading">
      <p className="count">
        <span>{counted(total, 'value', number(total))}</span>
        {WORDS.map((word) => {
          const size = words.filter((each) => each === word).length;
          return (
            size > 0 && (
              <Fragment key={word}>
                {' · '}
                <button
                  type="button"
                  className={`count-${word}`}
                  aria-pressed={only === word}
                  title={only === word ? 'Show all' : 'Show these alone'}
                  onClick={() => onOnly(only === word ? null : word)}
                >
                  {number(size)} {word}
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
