import { useState } from 'react';
import { LockNote } from './LockNote.tsx';
import { useSetting } from './setting-context.ts';

export interface TextSettingProps {
  /** The setting's name (setting-context.ts). */
  readonly setting: string;
  readonly label: string;
  readonly means: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'numeric';
  /** null: the text is not acceptable, and nothing is saved. */
  readonly read: (text: string) => string | null;
  readonly wrong: string;
  readonly onSave: (value: string) => void;
}

/** A text that is saved when it is left or Enter is pressed; what cannot be saved stays as typed. */
export function TextSetting(props: TextSettingProps) {
  const {
    setting,
    label,
    means,
    value,
    placeholder,
    inputMode = 'text',
    read,
    wrong,
    onSave,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const { id, locked, className } = useSetting(setting);
  const bad = typed !== null && read(typed) === null;

  const leave = () => {
    if (typed === null || bad) return;
    const next = read(typed);
    setTyped(null);
    if (next !== null && next !== value) onSave(next);
  };

  return (
    <div className={className}>
      <div className="setting-words">
        <label htmlFor={id}>{label}</label>
        <p className={bad ? 'hint hint-bad' : 'hint'} id={`${id}-means`} aria-live="polite">
          {bad ? wrong : means} <LockNote locked={locked} />
        </p>
      </div>
      <input
        id={id}
        type="text"
        inputMode={inputMode}
        spellCheck={false}
        value={typed ?? value}
        placeholder={placeholder}
        disabled={locked}
        aria-invalid={bad}
        aria-describedby={`${id}-means`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
    </div>
  );
}
