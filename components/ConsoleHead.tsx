import { credits, number } from './format.ts';
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
        <span className="wordmark">Fieldmark</span> console
      </h1>
      <p className="console-balance">
        <span>{credits(spentIn(visits))} this visit</span>
        {left !== undefined && isConnected && <span className="soft">{number(left)} left</span>}
      </p>
      <button type="button" className="quiet icon-only" aria-label="Settings" onClick={onOptions}>
        <SettingsIcon />
      </button>
      {!isConnected && (
        <div className="note note-connect">
          <div className="note-body">
            <p className="note-title">No API key yet</p>
            <p>Put a question together here; a key is needed to send it.</p>
            <button type="button" className="primary" onClick={onOptions}>
              Connect a key
            </button>
          </div>
        </div>
      )}
    </header>
  );
}
