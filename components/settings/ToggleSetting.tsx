import { LockNote } from './LockNote.tsx';
import { useSetting } from './setting-context.ts';

export interface ToggleSettingProps {
  /** The setting's name (setting-context.ts). */
  readonly setting: string;
  readonly label: string;
  readonly means: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch at the end of its row, with what it means under its name. */
export function ToggleSetting({ setting, label, means, checked, onChange }: ToggleSettingProps) {
  const { id, locked, className } = useSetting(setting);
  return (
    <div className={className}>
      <div className="setting-words">
        <label htmlFor={id}>{label}</label>
        <p className="hint" id={`${id}-means`}>
          {means} <LockNote locked={locked} />
        </p>
      </div>
      <input
        type="checkbox"
        className="switch"
        id={id}
        checked={checked}
        disabled={locked}
        aria-describedby={`${id}-means`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
