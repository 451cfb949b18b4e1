import { useState } from 'react';
import { permitNotices } from '../lib/permit.ts';
import { text } from '../lib/texts/options.ts';
import { Toggle } from './Toggle.tsx';

export interface NoticeToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Asks the browser's own permission; false: the person did not give it. */
  readonly permit?: () => Promise<boolean>;
}

/** Notifications of the system: the browser is asked for them when they are turned on, not before. */
export function NoticeToggle({ checked, onChange, permit = permitNotices }: NoticeToggleProps) {
  const [isRefused, setRefused] = useState(false);
  const change = async (wanted: boolean) => {
    setRefused(false);
    if (!wanted) return onChange(false);
    if (await permit()) onChange(true);
    else setRefused(true);
  };
  return (
    <>
      <Toggle
        setting="notify"
        label={text('notify')}
        means={text('notifyMeans')}
        checked={checked}
        onChange={(wanted) => void change(wanted)}
      />
      {isRefused && (
        <p className="hint hint-bad" role="status">
          {text('notifyRefused')}
        </p>
      )}
    </>
  );
}
