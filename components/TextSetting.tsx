import { useId, useState } from 'react';

export interface TextSettingProps {
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
  const { label, means, value, placeholder, inputMode = 'text', read, wrong, onSave } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const bad = typed !== null && read(typed) === null;

  const leave = () => {
    if (typed === null || bad) return;
    const next = read(typed);
    setTyped(null);
    if (next !== null && next !== value) onSave(next);
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={inputMode}
        spellCheck={false}
        value={typed ?? value}
        placeholder={placeholder}
        aria-invalid={bad}
        aria-describedby={`${id}-means`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <p className={bad ? 'hint hint-bad' : 'hint'} id={`${id}-means`} aria-live="polite">
        {bad ? wrong : means}
      </p>
    </div>
  );
}
