import { consoleText } from '../../lib/texts/console.ts';
import { PageHead, renderWordmark, SettingsIcon } from '../ui/index.ts';
import type { SentRequest } from './use-console.ts';

export interface ConsoleHeaderProps {
  /** What is left of the account, where it is known. */
  readonly left: number | undefined;
  readonly visits: readonly SentRequest[];
  readonly isConnected: boolean;
  readonly onOptions: () => void;
}

/** Credits that the requests of this visit cost; what may have been billed counts as well. */
function creditsSpent(visits: readonly SentRequest[]): number {
  const costOf = ({ outcome, jobCredits: paid = 0 }: SentRequest) =>
    paid + (outcome?.ok ? outcome.value.credits : 0);
  return visits.reduce((sum, visit) => sum + costOf(visit), 0);
}

export function ConsoleHeader({ left, visits, isConnected, onOptions }: ConsoleHeaderProps) {
  return (
    <PageHead
      className="page-head console-head"
      title={consoleText.rich('title', { name: renderWordmark })}
    >
      <p className="console-balance">
        <span>{consoleText('creditsThisVisit', { credits: creditsSpent(visits) })}</span>
        {left !== undefined && isConnected && (
          <span className="soft">{consoleText('creditsLeft', { left })}</span>
        )}
      </p>
      <button
        type="button"
        className="quiet icon-only"
        aria-label={consoleText('settings')}
        onClick={onOptions}
      >
        <SettingsIcon />
      </button>
      {!isConnected && (
        <div className="note note-connect">
          <div className="note-body">
            <p className="note-title">{consoleText('noKey')}</p>
            <p>{consoleText('keyNeeded')}</p>
            <button type="button" className="primary" onClick={onOptions}>
              {consoleText('connectKey')}
            </button>
          </div>
        </div>
      )}
    </PageHead>
  );
}
