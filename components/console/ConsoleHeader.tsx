import { consoleText } from '../../lib/console/texts.ts';
import { commandsText } from '../../lib/texts/areas.ts';
import { modifierKey, PageCommands } from '../palette/index.ts';
import { PageHead, renderWordmark, SettingsIcon } from '../ui/index.ts';

export interface ConsoleHeaderProps {
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  /** Credits spent since the page opened, including those that were possibly billed. */
  readonly spent: number;
  readonly isConnected: boolean;
  readonly onOptions: () => void;
}

export function ConsoleHeader({ remaining, spent, isConnected, onOptions }: ConsoleHeaderProps) {
  return (
    <PageHead
      className="page-head console-head"
      title={consoleText.rich('title', { name: renderWordmark })}
    >
      <p className="console-balance">
        <span>{consoleText('creditsThisVisit', { credits: spent })}</span>
        {remaining !== undefined && isConnected && (
          <span className="soft">{consoleText('creditsLeft', { left: remaining })}</span>
        )}
      </p>
      <PageCommands
        page="console"
        shortcuts={[
          {
            label: consoleText('sendRequest'),
            keys: [modifierKey(), commandsText('enterKey')],
          },
        ]}
      />
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
              {consoleText('addKey')}
            </button>
          </div>
        </div>
      )}
    </PageHead>
  );
}
