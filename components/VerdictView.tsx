import type { Kind } from '../lib/kinds/index.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { type Basis, toneOf, type Verdict } from '../lib/verdict.ts';
import { CopyButton } from './CopyButton.tsx';
import { Experimental } from './Experimental.tsx';
import { StandingMark, VerdictMark } from './StandingMark.tsx';

const BASIS: Readonly<Record<Basis, { readonly label: string; readonly means: string }>> = {
  syntax: { label: 'Syntax', means: 'Read by its form, offline' },
  'check-digits': { label: 'Check digits', means: 'Calculated offline; no registry was asked' },
  'numbering-plan': { label: 'Numbering plan', means: 'Compared with the national plan, offline' },
  list: { label: 'List', means: 'Compared with a list that Fieldmark carries' },
  api: { label: 'Lookup', means: 'Looked up' },
};

/** An IBAN in groups of four for the eye; its text stays compact, so that copying it works. */
function Value({ kind, value }: { kind: Kind; value: string }) {
  if (kind !== 'iban') return <span className="value wrap">{value}</span>;
  const groups = value.match(/.{1,4}/gu) ?? [value];
  return (
    <span className="value wrap">
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <span className="group" key={place}>
          {group}
        </span>
      ))}
    </span>
  );
}

function Facts({ verdict }: { verdict: Verdict }) {
  return (
    <dl className="facts">
      {verdict.facts.map((fact) => (
        <div key={`${fact.label} ${fact.value}`}>
          <dt>{fact.label}</dt>
          <dd className="wrap">
            {fact.standing && <StandingMark standing={fact.standing} />} {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface VerdictViewProps {
  readonly verdict: Verdict;
  /** Facts behind a disclosure: for lists. */
  readonly dense?: boolean;
  /** Checks the suggestion instead, for free. */
  readonly onSuggestion?: (value: string) => void;
}

export function VerdictView({ verdict, dense = false, onSuggestion }: VerdictViewProps) {
  const { kind, value, headline, facts, basis, suggestion } = verdict;
  return (
    <div className={`verdict verdict-${toneOf(verdict)}`}>
      <p className="subject">
        <span className="kind">{kindLabel(kind)}</span>
        {basis.includes('api') && <Experimental kind={kind} />}
        <Value kind={kind} value={value} />
        <CopyButton text={value} look="icon" />
      </p>
      <p className="headline">
        <VerdictMark verdict={verdict} />
        <span className="wrap">{headline}</span>
      </p>
      {suggestion && (
        <p className="suggestion">
          <span>Did you mean</span> <strong className="value wrap">{suggestion}</strong>
          <CopyButton text={suggestion} look="icon" />
          {onSuggestion && (
            <button type="button" className="quiet" onClick={() => onSuggestion(suggestion)}>
              Check this instead
            </button>
          )}
        </p>
      )}
      {facts.length > 0 &&
        (dense ? (
          <details>
            <summary>Details</summary>
            <Facts verdict={verdict} />
          </details>
        ) : (
          <Facts verdict={verdict} />
        ))}
      {basis.length > 0 && (
        <details className="basis">
          <summary>
            <span className="visually-hidden">Based on: </span>
            {basis.map((each, i) => (
              <span key={each}>
                <span className={`chip chip-${each}`}>{BASIS[each].label}</span>
                {i < basis.length - 1 && <span className="visually-hidden">, </span>}
              </span>
            ))}
          </summary>
          <dl className="basis-means">
            {basis.map((each) => (
              <div key={each}>
                <dt>{BASIS[each].label}</dt>
                <dd>{BASIS[each].means}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
