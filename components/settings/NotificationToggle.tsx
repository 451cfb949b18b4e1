import { useState } from 'react';
import { requestNotifications } from '../../lib/extension/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import { ToggleSetting } from './SettingRow.tsx';

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
