import type { JSX } from 'react';
import { LockNote } from './LockNote.tsx';
import { useSetting } from './setting-context.ts';

/** Attributes that tie a control to the label and description of its row. */
export interface SettingControlProps {
  readonly id: string;
  readonly disabled: boolean;
  readonly 'aria-describedby': string;
}

export interface SettingRowProps {
  /** The setting's name (setting-context.ts). */
  readonly setting: string;
  readonly label: string;
  readonly means: string;
  /** Shown instead of `means`. Null: no error now; undefined: the control cannot have one. */
  readonly error?: string | null;
  readonly children: (props: SettingControlProps) => JSX.Element;
}

/** A setting: label and description at the start of the row, the control at its end. */
export function SettingRow({ setting, label, means, error, children }: SettingRowProps) {
  const { id, locked, className } = useSetting(setting);
  const describedBy = `${id}-means`;
  return (
    <div className={className}>
      <div className="setting-words">
        <label htmlFor={id}>{label}</label>
        <p
          className={error ? 'hint hint-bad' : 'hint'}
          id={describedBy}
          aria-live={error === undefined ? undefined : 'polite'}
        >
          {error ?? means} <LockNote locked={locked} />
        </p>
      </div>
      {children({ id, disabled: locked, 'aria-describedby': describedBy })}
    </div>
  );
}
