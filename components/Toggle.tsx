import { useId } from 'react';

export interface ToggleProps {
  readonly label: string;
  readonly means: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with what it means under its name. */
export function Toggle({ label, means, checked, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="choice">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-describedby={`${id}-means`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-means`}>{means}</small>
      </span>
    </div>
  );
}
