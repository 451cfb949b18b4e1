import { useState } from 'react';
import { requestNotifications } from '../../lib/extension/index.ts';
import { optionsText } from '../../lib/texts/options.ts';
import { ToggleSetting } from './ToggleSetting.tsx';

export interface NotificationToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Asks the browser's own permission; false: the person did not give it. */
  readonly permit?: () => Promise<boolean>;
}

/** Notifications of the system: the browser is asked for them when they are turned on, not before. */
export function NotificationToggle({
  checked,
  onChange,
  permit = requestNotifications,
}: NotificationToggleProps) {
  const [isRefused, setRefused] = useState(false);
  const change = async (wanted: boolean) => {
    setRefused(false);
    if (!wanted) return onChange(false);
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
        onChange={(wanted) => void change(wanted)}
      />
      {isRefused && (
        <p className="hint hint-bad" role="status">
          {optionsText('notifyRefused')}
        </p>
      )}
    </>
  );
}
