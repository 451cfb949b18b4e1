import { useId } from 'react';
import { connectText } from '../../lib/texts/areas.ts';

type KeyStorage = 'disk' | 'session';

const CHOICES = [
  ['disk', 'storeOnDevice', 'storeOnDeviceMeans'],
  ['session', 'storeForSession', 'storeForSessionMeans'],
] as const;

/** Where the key is stored: on the device, or in memory for the session. */
export function KeyStorageChoice({
  keep,
  onChange,
}: {
  keep: KeyStorage;
  onChange: (keep: KeyStorage) => void;
}) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{connectText('storeKey')}</legend>
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
            {connectText(label)}
            <small id={`${name}-${choice}`}>{connectText(means)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
