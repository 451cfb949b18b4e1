import { SettingRow, type SettingRowProps } from './SettingRow.tsx';

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
