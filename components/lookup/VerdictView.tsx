import { type Basis, type Kind, toneOf, type Verdict } from '../../lib/domain/index.ts';
import { commonText as common } from '../../lib/texts/common.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { CopyButton, ExperimentalBadge, ToneIcon, VerdictIcon } from '../ui/index.ts';

const BASIS = {
  syntax: 'syntax',
  'check-digits': 'checkDigits',
  'numbering-plan': 'numberingPlan',
  list: 'list',
  api: 'api',
} as const satisfies Record<Basis, Parameters<typeof verdictText>[0]>;

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
            {fact.standing && <ToneIcon tone={fact.standing} />} {fact.value}
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
        {basis.includes('api') && <ExperimentalBadge kind={kind} />}
        <Value kind={kind} value={value} />
        <CopyButton text={value} look="icon" />
      </p>
      <p className="headline">
        <VerdictIcon verdict={verdict} />
        <span className="wrap">{headline}</span>
      </p>
      {suggestion && (
        <p className="suggestion">
          {verdictText.rich('didYouMean', {
            suggestion,
            val: (value) => (
              <strong key="value" className="value wrap">
                {value}
              </strong>
            ),
          })}
          <CopyButton text={suggestion} look="icon" />
          {onSuggestion && (
            <button type="button" className="quiet" onClick={() => onSuggestion(suggestion)}>
              {verdictText('checkInstead')}
            </button>
          )}
        </p>
      )}
      {facts.length > 0 &&
        (dense ? (
          <details>
            <summary>{common('details')}</summary>
            <Facts verdict={verdict} />
          </details>
        ) : (
          <Facts verdict={verdict} />
        ))}
      {basis.length > 0 && (
        <details className="basis">
          <summary>
            <span className="visually-hidden">{verdictText('basedOn')} </span>
            {basis.map((each, i) => (
              <span key={each}>
                <span className={`chip chip-${each}`}>{verdictText(BASIS[each])}</span>
                {i < basis.length - 1 && <span className="visually-hidden">, </span>}
              </span>
            ))}
          </summary>
          <dl className="basis-means">
            {basis.map((each) => (
              <div key={each}>
                <dt>{verdictText(BASIS[each])}</dt>
                <dd>{verdictText(`${BASIS[each]}Means`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
