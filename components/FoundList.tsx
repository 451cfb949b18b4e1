import type { Found } from '../lib/messages.ts';
import { LookupPanel } from './LookupPanel.tsx';
import type { Asking } from './use-lookup.ts';

export interface FoundListProps {
  readonly found: readonly Found[];
  readonly asking: Asking;
  /** The person has asked for the answer already; used up only where one sound value was found. */
  readonly asked?: boolean;
  readonly onSuggestion?: (value: string) => void;
}

/** Every value that was found, each with its verdict and its price; a single one in full. */
export function FoundList({ found, asking, asked = false, onSuggestion }: FoundListProps) {
  const [only, second] = found;
  if (!only) {
    return (
      <div className="note">
        <p className="note-title">Nothing to check in this text.</p>
        <p>
          Fieldmark reads email addresses, domains and web addresses, IP addresses, phone numbers
          (best with the country code, as in +49 …), EU VAT numbers and IBANs.
        </p>
      </div>
    );
  }
  const rest = onSuggestion ? { onSuggestion } : {};
  if (!second) {
    return (
      <LookupPanel
        key={`${only.verdict.kind} ${only.verdict.value}`}
        start={only}
        asking={asking}
        askNow={asked && only.verdict.standing !== 'bad'}
        {...rest}
      />
    );
  }
  return (
    <>
      <p className="count">{found.length} values found. Choose what to look up.</p>
      <ul className="found" aria-live="off">
        {found.map((each) => (
          <li key={`${each.verdict.kind} ${each.verdict.value} ${each.raw}`}>
            <LookupPanel start={each} asking={asking} dense {...rest} />
          </li>
        ))}
      </ul>
    </>
  );
}
