import { useId } from 'react';

type Keep = 'disk' | 'session';

const CHOICES: readonly { readonly keep: Keep; readonly label: string; readonly means: string }[] =
  [
    {
      keep: 'disk',
      label: 'On this device',
      means: 'Stays until you forget it. Readable by who can read this browser profile.',
    },
    {
      keep: 'session',
      label: 'For this browser session',
      means: 'Gone when the browser closes; you enter it again next time.',
    },
  ];

/** How long the key is kept. */
export function KeepChoice({ keep, onChange }: { keep: Keep; onChange: (keep: Keep) => void }) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>Keep the key</legend>
      {CHOICES.map((choice) => (
        <label key={choice.keep} className="choice">
          <input
            type="radio"
            name={name}
            checked={keep === choice.keep}
            aria-describedby={`${name}-${choice.keep}`}
            onChange={() => onChange(choice.keep)}
          />
          <span>
            {choice.label}
            <small id={`${name}-${choice.keep}`}>{choice.means}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
