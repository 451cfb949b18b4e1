import { useId } from 'react';
import { creditsFor } from '../lib/kinds/plan.ts';
import { credits } from './format.ts';

export interface AutoEmailProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Credits a day that automatic lookups may spend. */
  readonly perDay: number;
  readonly onChange: (checked: boolean) => void;
}

/** The one automatic spending there is, with its price and its cap beside the box. */
export function AutoEmail({ checked, disabled = false, perDay, onChange }: AutoEmailProps) {
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
        <label htmlFor={id}>Look up email fields automatically</label>
        <small id={`${id}-price`}>
          <strong>
            {credits(creditsFor('email', 'standard') ?? 0)} each, at most {credits(perDay)} a day.
          </strong>{' '}
          Once for each address you type and leave, never in sign-in forms, never for text that a
          page wrote itself.
        </small>
      </span>
    </div>
  );
}
