import { optionsText } from '../../lib/texts/areas.ts';
import { LockNote } from '../settings/index.ts';

export interface ListedRule {
  /** Its name in the settings. */
  readonly name: string;
  /** What it is about. */
  readonly about: string;
  readonly rule: string;
  /** An organisation set it. */
  readonly isLocked: boolean;
  /** Accessible name of the button that removes it. */
  readonly removal: string;
  readonly onRemove: () => void;
}

/** Rules that a person made, each with a button that removes it. */
export function RuleList({ id, rules }: { id?: string; rules: readonly ListedRule[] }) {
  return (
    <ul className="ledger rule-list" id={id}>
      {rules.map(({ name, about, rule, isLocked, removal, onRemove }) => (
        <li key={name}>
          <span className="wrap value">{about}</span>
          <span>{rule}</span>
          <LockNote locked={isLocked} />
          <button
            type="button"
            className="quiet"
            hidden={isLocked}
            aria-label={removal}
            onClick={onRemove}
          >
            {optionsText('remove')}
          </button>
        </li>
      ))}
    </ul>
  );
}
