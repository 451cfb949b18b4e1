import { useState } from 'react';
import { SettingRow, type SettingRowProps } from './SettingRow.tsx';

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
