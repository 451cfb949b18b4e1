import { type JSX, type ReactNode, useState } from 'react';
import { optionsText } from '../../lib/texts/areas.ts';
import { LockIcon } from '../ui/index.ts';
import { useSetting } from './use-settings.ts';

/** Attributes that tie a control to the label and description of its row. */
export interface SettingControlProps {
  readonly id: string;
  readonly disabled: boolean;
  readonly 'aria-describedby': string;
}

export interface SettingRowProps {
  /** The setting's name (use-settings.ts). */
  readonly setting: string;
  readonly label: string;
  /** Null: the label says it all. */
  readonly means: string | null;
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

/** Shown next to a control that an organisation locked. */
export function LockNote({ locked }: { locked: boolean }) {
  if (!locked) return null;
  return (
    <span className="lock-note">
      <LockIcon /> {optionsText('setByOrganisation')}
    </span>
  );
}

export interface SelectSettingProps extends Pick<SettingRowProps, 'setting' | 'label' | 'means'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The `option` elements. */
  readonly children: ReactNode;
}

/** A setting that is one of a list. */
export function SelectSetting({ value, onChange, children, ...row }: SelectSettingProps) {
  return (
    <SettingRow {...row}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      )}
    </SettingRow>
  );
}

export interface ToggleSettingProps extends Pick<SettingRowProps, 'setting' | 'label' | 'means'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function ToggleSetting({ checked, onChange, ...row }: ToggleSettingProps) {
  return (
    <SettingRow {...row}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          className="switch"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </SettingRow>
  );
}

export interface TextSettingProps extends Pick<SettingRowProps, 'setting' | 'label' | 'means'> {
  readonly value: string;
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'numeric' | 'url';
  /** The text to save; null: invalid, so nothing is saved. */
  readonly parse: (text: string) => string | null;
  /** Shown for an invalid text. */
  readonly error: string;
  readonly onSave: (value: string) => void;
}

/** A text setting. Blur and Enter save it; an invalid text stays in the input unsaved. */
export function TextSetting(props: TextSettingProps) {
  const { value, placeholder, inputMode = 'text', parse, error, onSave, ...row } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && parse(typed) === null;

  const commit = () => {
    if (typed === null || isInvalid) return;
    const next = parse(typed);
    setTyped(null);
    if (next !== null && next !== value) onSave(next);
  };

  return (
    <SettingRow {...row} error={isInvalid ? error : null}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={inputMode}
          spellCheck={false}
          value={typed ?? value}
          placeholder={placeholder}
          aria-invalid={isInvalid}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
    </SettingRow>
  );
}
