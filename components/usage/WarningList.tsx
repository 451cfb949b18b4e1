import type { AccountWarning } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/areas.ts';
import { CloseIcon, ToneIcon } from '../ui/index.ts';
import { warningText } from './warning-text.ts';

interface WarningNoteProps {
  readonly warning: AccountWarning;
  /** If omitted, no dismiss button is shown. */
  readonly onDismiss?: ((warning: AccountWarning) => void) | undefined;
}

function WarningNote({ warning, onDismiss }: WarningNoteProps) {
  const { message, action } = warningText(warning);
  return (
    <li className="note note-caution">
      <ToneIcon tone="caution" />
      <div className="note-body">
        <p className="note-title">{message}</p>
        <p>{action}</p>
      </div>
      {onDismiss && (
        <button
          type="button"
          className="quiet icon-only note-close"
          aria-label={usageText('dismissWarning', { warning: message })}
          onClick={() => onDismiss(warning)}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
}

export interface WarningListProps {
  readonly warnings: readonly AccountWarning[];
  readonly onDismiss?: (warning: AccountWarning) => void;
}

/** Warnings about problems that stop lookups now or soon, worst first. */
export function WarningList({ warnings, onDismiss }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className="warnings" aria-label={usageText('warnings')}>
      {warnings.map((warning) => (
        <WarningNote key={warning.id} warning={warning} onDismiss={onDismiss} />
      ))}
    </ul>
  );
}
