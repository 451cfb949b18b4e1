import type { Settings } from '../../lib/extension/schemas/index.ts';
import { settingsSyncText } from '../../lib/texts/areas.ts';
import { diffSettings } from './file-contents.ts';
import { SettingChangeTable } from './SettingChangeTable.tsx';

export interface WaitingSettingsProps {
  readonly settings: Settings;
  /** The settings if the person accepts. */
  readonly offered: Settings;
  readonly onAnswer: (use: boolean) => void;
}

/** Looser settings from another browser, which apply only if the person agrees. */
export function WaitingSettings({ settings, offered, onAnswer }: WaitingSettingsProps) {
  const changes = diffSettings(settings, offered);
  if (changes.length === 0) return null;
  return (
    <section className="import-offer" aria-labelledby="sync-waiting">
      <h3 className="note-title" id="sync-waiting">
        {settingsSyncText('waitingTitle')}
      </h3>
      <p>{settingsSyncText('waitingMeans')}</p>
      <SettingChangeTable changes={changes} />
      <div className="actions">
        <button type="button" className="secondary" onClick={() => onAnswer(true)}>
          {settingsSyncText('useThem')}
        </button>
        <button type="button" className="secondary" onClick={() => onAnswer(false)}>
          {settingsSyncText('keepMine')}
        </button>
      </div>
    </section>
  );
}
