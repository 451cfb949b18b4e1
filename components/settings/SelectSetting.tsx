import type { ReactNode } from 'react';
import { LockNote } from './LockNote.tsx';
import { useSetting } from './setting-context.ts';

export interface SelectSettingProps {
  /** The setting's name (setting-context.ts). */
  readonly setting: string;
  readonly label: string;
  readonly means: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Its options. */
  readonly children: ReactNode;
}

/** One of many, at the end of its row. */
export function SelectSetting(props: SelectSettingProps) {
  const { setting, label, means, value, onChange, children } = props;
  const { id, locked, className } = useSetting(setting);
  return (
    <div className={className}>
      <div className="setting-words">
        <label htmlFor={id}>{label}</label>
        <p className="hint" id={`${id}-means`}>
          {means} <LockNote locked={locked} />
        </p>
      </div>
      <select
        id={id}
        value={value}
        disabled={locked}
        aria-describedby={`${id}-means`}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
