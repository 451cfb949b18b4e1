import { useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { fieldLineText, historyText, optionsText } from '../../lib/texts/areas.ts';
import { ConfirmButton } from '../ui/index.ts';
import { NotificationToggle } from './NotificationToggle.tsx';
import { ToggleSetting } from './SettingRow.tsx';
import type { SettingsSectionProps } from './use-settings.ts';

/** Explains what data leaves the browser and what stays. */
function PrivacyNotes() {
  return (
    <ul className="prose">
      <li>{optionsText('checkedHere')}</li>
      <li>{fieldLineText('neverReadsSecrets')}</li>
      <li>{optionsText('pagesLearnNothing')}</li>
      <li>
        {optionsText.rich('accountLog', {
          strong: (inner) => <strong key="strong">{inner}</strong>,
        })}
      </li>
    </ul>
  );
}

export function PrivacySettings({
  settings,
  save,
  send,
}: SettingsSectionProps & { send: SendToBackground }) {
  const [cleared, setCleared] = useState(false);
  const clear = async () => setCleared((await send('clearHistory', {})).ok);
  return (
    <section className="section" aria-labelledby="privacy">
      <h2 id="privacy">{optionsText('sectionPrivacy')}</h2>
      <PrivacyNotes />
      <ToggleSetting
        setting="history"
        label={optionsText('history')}
        means={optionsText('historyMeans')}
        checked={settings.history}
        onChange={(history) => save({ history })}
      />
      <NotificationToggle checked={settings.notify} onChange={(notify) => save({ notify })} />
      <p className="row setting-end">
        <ConfirmButton
          label={historyText('clear')}
          confirm={historyText('clearAll')}
          onConfirm={clear}
        />
        <span className="hint" role="status">
          {cleared && optionsText('historyCleared')}
        </span>
      </p>
    </section>
  );
}
