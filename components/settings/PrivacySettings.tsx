import { useState } from 'react';
import { requestNotifications, type SendToBackground } from '../../lib/extension/index.ts';
import { fieldLineText, historyText, optionsText } from '../../lib/texts/areas.ts';
import { ConfirmButton } from '../ui/index.ts';
import { ToggleSetting } from './SettingRow.tsx';
import type { SettingsSectionProps } from './use-settings.ts';

export interface NotificationToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Asks for the browser's permission; false if it was denied. */
  readonly permit?: () => Promise<boolean>;
}

/** System notifications. Turning them on requests the browser's permission. */
export function NotificationToggle({
  checked,
  onChange,
  permit = requestNotifications,
}: NotificationToggleProps) {
  const [isRefused, setRefused] = useState(false);
  const change = async (checkedNow: boolean) => {
    setRefused(false);
    if (!checkedNow) return onChange(false);
    if (await permit()) onChange(true);
    else setRefused(true);
  };
  return (
    <>
      <ToggleSetting
        setting="notify"
        label={optionsText('notify')}
        means={optionsText('notifyMeans')}
        checked={checked}
        onChange={(checkedNow) => void change(checkedNow)}
      />
      {isRefused && (
        <p className="hint hint-bad" role="status">
          {optionsText('notifyRefused')}
        </p>
      )}
    </>
  );
}

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
