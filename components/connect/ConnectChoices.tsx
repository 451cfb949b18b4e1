import { useId } from 'react';
import { lookupCredits } from '../../lib/kinds/index.ts';
import { connectText } from '../../lib/texts/areas.ts';

export interface AutoEmailChoiceProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Most credits per day for automatic lookups. */
  readonly perDay: number;
  readonly onChange: (checked: boolean) => void;
}

/** Consent to automatic email lookups, with their price and daily cap. */
export function AutoEmailChoice({ checked, disabled, perDay, onChange }: AutoEmailChoiceProps) {
  const id = useId();
  return (
    <div className="choice choice-money">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-price`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <label htmlFor={id}>{connectText('autoEmail')}</label>
        <small id={`${id}-price`}>
          {connectText.rich('autoEmailMeans', {
            price: lookupCredits('email', 'standard') ?? 0,
            perDay,
            b: (inner) => <strong key="b">{inner}</strong>,
          })}
        </small>
      </span>
    </div>
  );
}

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
