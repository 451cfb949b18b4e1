import { useId } from 'react';
import { text } from '../lib/texts/connect.ts';

type Keep = 'disk' | 'session';

const CHOICES = [
  ['disk', 'keepOnDevice', 'keepOnDeviceMeans'],
  ['session', 'keepForSession', 'keepForSessionMeans'],
] as const;

/** How long the key is kept. */
export function KeepChoice({ keep, onChange }: { keep: Keep; onChange: (keep: Keep) => void }) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{text('keepKey')}</legend>
      {CHOICES.map(([choice, label, means]) => (
        <label key={choice} className="choice">
          <input
            type="radio"
            name={name}
            checked={keep === choice}
            aria-describedby={`${name}-${choice}`}
            onChange={() => onChange(choice)}
          />
          <span>
            {text(label)}
            <small id={`${name}-${choice}`}>{text(means)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
