import type { ReactNode } from 'react';
import { SettingRow, type SettingRowProps } from './SettingRow.tsx';

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
