import type { Warning } from '../lib/messages.ts';
import { text } from '../lib/texts/usage.ts';
import { CloseIcon } from './Icons.tsx';
import { StandingMark } from './StandingMark.tsx';
import { wordsOf } from './warning-words.ts';

interface OneProps {
  readonly warning: Warning;
  /** Without it there is no such button. */
  readonly onDismiss?: ((warning: Warning) => void) | undefined;
}

function One({ warning, onDismiss }: OneProps) {
  const { says, helps } = wordsOf(warning);
  return (
    <li className="note note-caution">
      <StandingMark standing="caution" />
      <div className="note-body">
        <p className="note-title">{says}</p>
        <p>{helps}</p>
      </div>
      {onDismiss && (
        <button
          type="button"
          className="quiet icon-only note-close"
          aria-label={text('dismissWarning', { warning: says })}
          title={text('dismissUntilWorse')}
          onClick={() => onDismiss(warning)}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
}

export interface WarningsProps {
  readonly warnings: readonly Warning[];
  readonly onDismiss?: (warning: Warning) => void;
}

/** What will stop lookups soon, worst first, with what helps. */
export function Warnings({ warnings, onDismiss }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className="warnings" aria-label={text('warnings')}>
      {warnings.map((warning) => (
        <One key={warning.id} warning={warning} onDismiss={onDismiss} />
      ))}
    </ul>
  );
}
