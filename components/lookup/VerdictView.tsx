import type { ReactNode } from 'react';
import { type Basis, type Fact, toneOf, type Verdict } from '../../lib/domain/index.ts';
import { commonText as common, recordText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { formatDateTime } from '../format/index.ts';
import { CopyButton, ExperimentalBadge, ToneIcon, VerdictIcon } from '../ui/index.ts';
import { GroupedValue } from './GroupedValue.tsx';

const BASIS = {
  syntax: 'syntax',
  'check-digits': 'checkDigits',
  'numbering-plan': 'numberingPlan',
  list: 'list',
  api: 'api',
} as const satisfies Record<Basis, Parameters<typeof verdictText>[0]>;

type FactSource = NonNullable<Fact['source']>;

/** The newest lookup among the sources of the facts; undefined if all facts are from the same lookup. */
function newestSource(facts: readonly Fact[]): FactSource | undefined {
  const sources = facts.flatMap(({ source }) => source ?? []);
  return sources.toSorted((a, b) => b.at - a.at)[0];
}

const sourceValues = ({ path, at }: FactSource) => ({ path, when: formatDateTime(at) });

function Facts({ verdict: { facts } }: { verdict: Verdict }) {
  const newest = newestSource(facts);
  return (
    <>
      <dl className="facts">
        {facts.map(({ label, value, standing, source }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd className="wrap">
              {standing && <ToneIcon tone={standing} />} {value}{' '}
              {source && source.at !== newest?.at && (
                <small className="fact-source">
                  {recordText('fromLookup', sourceValues(source))}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {newest && <p className="hint">{recordText('allOthersFromLookup', sourceValues(newest))}</p>}
    </>
  );
}

export interface VerdictViewProps {
  readonly verdict: Verdict;
  /** For lists: facts are collapsed. */
  readonly dense?: boolean;
  /** Why a lookup of the value failed: stands where the verdict would. */
  readonly failure?: ReactNode;
  /** Checks the suggestion instead, for free. */
  readonly onSuggestion?: (value: string) => void;
}

/** The verdict's sentence. After a failed lookup, a verdict from the offline check is said to be no answer. */
function Headline({ verdict, isAfterFailure }: { verdict: Verdict; isAfterFailure: boolean }) {
  const { headline, basis } = verdict;
  const isAnswer = !isAfterFailure || basis.includes('api');
  return (
    <p className={isAnswer ? 'headline' : 'offline-only'}>
      <VerdictIcon verdict={verdict} />
      <span className="wrap">
        {isAnswer
          ? headline
          : verdictText.rich('offlineOnly', {
              headline,
              label: (words) => <strong key="label">{words}</strong>,
            })}
      </span>
    </p>
  );
}

export function VerdictView({ verdict, dense = false, failure, onSuggestion }: VerdictViewProps) {
  const { kind, value, facts, basis, suggestion } = verdict;
  return (
    <div className={`verdict verdict-${toneOf(verdict)}`}>
      <p className="subject">
        <span className="kind">{kindLabel(kind)}</span>
        {basis.includes('api') && <ExperimentalBadge kind={kind} />}
        <span className="value wrap">
          <GroupedValue kind={kind} value={value} facts={facts} />
        </span>
        <CopyButton text={value} look="icon" />
      </p>
      {failure}
      <Headline verdict={verdict} isAfterFailure={Boolean(failure)} />
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
            <button type="button" className="primary" onClick={() => onSuggestion(suggestion)}>
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
          <summary>{verdictText('howKnown')}</summary>
          <dl className="basis-means">
            {basis.map((source) => (
              <div key={source}>
                <dt>{verdictText(BASIS[source])}</dt>
                <dd>{verdictText(`${BASIS[source]}Means`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
