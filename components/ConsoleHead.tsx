import { text } from '../lib/texts/console.ts';
import { Logo, SettingsIcon } from './Icons.tsx';
import type { Visit } from './use-console.ts';

export interface ConsoleHeadProps {
  /** What is left of the account, where it is known. */
  readonly left: number | undefined;
  readonly visits: readonly Visit[];
  readonly isConnected: boolean;
  readonly onOptions: () => void;
}

/** Credits that the requests of this visit cost; what may have been billed counts as well. */
function spentIn(visits: readonly Visit[]): number {
  const costOf = ({ outcome, paid = 0 }: Visit) => paid + (outcome?.ok ? outcome.value.credits : 0);
  return visits.reduce((sum, visit) => sum + costOf(visit), 0);
}

export function ConsoleHead({ left, visits, isConnected, onOptions }: ConsoleHeadProps) {
  return (
    <header className="page-head console-head">
      <Logo />
      <h1>
        {text.rich('title', {
          name: (inner) => (
            <span key="name" className="wordmark">
              {inner}
            </span>
          ),
        })}
      </h1>
      <p className="console-balance">
        <span>{text('creditsThisVisit', { credits: spentIn(visits) })}</span>
        {left !== undefined && isConnected && (
          <span className="soft">{text('creditsLeft', { left })}</span>
        )}
      </p>
      <button
        type="button"
        className="quiet icon-only"
        aria-label={text('settings')}
        onClick={onOptions}
      >
        <SettingsIcon />
      </button>
      {!isConnected && (
        <div className="note note-connect">
          <div className="note-body">
            <p className="note-title">{text('noKey')}</p>
            <p>{text('keyNeeded')}</p>
            <button type="button" className="primary" onClick={onOptions}>
              {text('connectKey')}
            </button>
          </div>
        </div>
      )}
    </header>
  );
}
