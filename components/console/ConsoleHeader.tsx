import { consoleText } from '../../lib/console/texts.ts';
import { commandsText, commonText, usageText } from '../../lib/texts/areas.ts';
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
    <PageHead title={consoleText.rich('title', { name: renderWordmark })}>
      <p className="console-balance">
        {spent > 0 && <span>{consoleText('creditsThisVisit', { credits: spent })}</span>}
        {remaining !== undefined && isConnected && (
          <span className="soft">{usageText('quotaLeft', { remaining })}</span>
        )}
      </p>
      <button
        type="button"
        className="quiet icon-only"
        aria-label={commonText('settings')}
        title={commonText('settings')}
        onClick={onOptions}
      >
        <SettingsIcon />
      </button>
      <PageCommands
        page="console"
        shortcuts={[
          {
            label: consoleText('sendRequest'),
            keys: [modifierKey(), commandsText('enterKey')],
          },
        ]}
      />
    </PageHead>
  );
}
