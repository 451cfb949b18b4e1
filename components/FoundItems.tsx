import { useState } from 'react';
import type { Found } from '../lib/messages.ts';
import { number } from './format.ts';
import { LookupPanel } from './LookupPanel.tsx';
import type { Asking } from './use-lookup.ts';

/** As many as a person sees without asking for more; drawing hundreds would delay the first. */
const SHOWN = 50;

export interface FoundItemsProps {
  readonly found: readonly Found[];
  /** How many values there are beyond `found`. */
  readonly left: number;
  readonly asking: Asking;
  readonly onSuggestion?: (value: string) => void;
}

/** Values in their order, each with its verdict and its price. */
export function FoundItems({ found, left, asking, onSuggestion }: FoundItemsProps) {
  const [all, setAll] = useState(false);
  const rest = onSuggestion ? { onSuggestion } : {};
  const hidden = all ? 0 : Math.max(0, found.length - SHOWN);
  return (
    <>
      <ul className="found" aria-live="off">
        {(all ? found : found.slice(0, SHOWN)).map((each) => (
          <li key={`${each.verdict.kind} ${each.verdict.value}`}>
            <LookupPanel start={each} asking={asking} dense {...rest} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="secondary more" onClick={() => setAll(true)}>
          Show {number(hidden)} more
        </button>
      )}
      {left > 0 && hidden === 0 && (
        <p className="hint">
          {number(left)} more {left === 1 ? 'value is' : 'values are'} not shown: a list this long
          is best read in parts.
        </p>
      )}
    </>
  );
}
