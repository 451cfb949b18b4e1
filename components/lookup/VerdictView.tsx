import { Fragment, type ReactNode } from 'react';
import { type Basis, type Fact, type Kind, toneOf, type Verdict } from '../../lib/domain/index.ts';
import { mainFactsOf } from '../../lib/models/answer/index.ts';
import { commonText as common, recordText } from '../../lib/texts/areas.ts';
import { activeLocale } from '../../lib/texts/locale.ts';
import { kindLabel, verdictText } from '../../lib/texts/verdict.ts';
import { formatDateTime } from '../format/index.ts';
import { CopyButton, ExperimentalBadge, ToneIcon, VerdictIcon } from '../ui/index.ts';
import { IbanCandidates } from './IbanCandidates.tsx';

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

/** The facts without the one that the headline states (reason `role`: `email.labelRole`). */
function unstatedFacts({ kind, reason, facts }: Verdict): readonly Fact[] {
  const stated = `${kind}.label${reason.replaceAll('-', '')}`;
  return facts.filter(({ name }) => !name.toLowerCase().startsWith(stated));
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** The value as it was checked. */
  readonly written: string;
  /** The newest lookup among the sources of all facts. */
  readonly newest: FactSource | undefined;
  readonly onSuggestion?: ((value: string) => void) | undefined;
}

function Facts({ facts, written, newest, onSuggestion }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ name, label, value, standing, source }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd className="wrap">
            {/* Only facts that are not good get an icon; the verdict already covers the good ones. */}
            {standing && standing !== 'good' && <ToneIcon tone={standing} />}{' '}
            {name === 'iban.correction' ? (
              <IbanCandidates text={value} {...{ written, onSuggestion }} />
            ) : (
              value
            )}{' '}
            {source && source.at !== newest?.at && (
              <small className="fact-source">
                {recordText('fromLookup', sourceValues(source))}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BasisList({ basis }: Pick<Verdict, 'basis'>) {
  return (
    <dl className="basis-means">
      {basis.map((source) => (
        <div key={source}>
          <dt>{verdictText(BASIS[source])}</dt>
          <dd>{verdictText(`${BASIS[source]}Means`)}</dd>
        </div>
      ))}
    </dl>
  );
}

type MoreProps = FactsProps & Pick<Verdict, 'basis'>;

/** What does not answer the question: the rest of the facts, and how it is known. */
function MoreAboutVerdict({ basis, ...facts }: MoreProps) {
  const hasFacts = facts.facts.length > 0;
  if (!hasFacts && basis.length === 0) return null;
  return (
    <details className="basis">
      <summary>{hasFacts ? common('details') : verdictText('howKnown')}</summary>
      {hasFacts && <Facts {...facts} />}
      {basis.length > 0 && <BasisList basis={basis} />}
    </details>
  );
}

export interface VerdictViewProps {
  readonly verdict: Verdict;
  /** For lists: facts are collapsed. */
  readonly dense?: boolean;
  /** Why a lookup of the value failed: stands where the verdict would. */
  readonly failure?: ReactNode;
  /** A lookup failed, and the caller says why. */
  readonly isAfterFailure?: boolean;
  /** The value stands above already. */
  readonly isNamed?: boolean;
  /** Takes the place of the sentence. */
  readonly instead?: ReactNode;
  /** Checks the suggestion instead, for free. */
  readonly onSuggestion?: ((value: string) => void) | undefined;
}

/** Shorter than any answer, UTF-16 code units: an abbreviation such as “z. B.”. */
const MIN_ANSWER_LENGTH = 6;

/** A headline in its first sentence, which answers, and the rest, which says why. */
function answerAndReason(headline: string): readonly [answer: string, reason: string] {
  const [first] = new Intl.Segmenter(activeLocale(), { granularity: 'sentence' }).segment(headline);
  const length = first?.segment.length ?? 0;
  return length < MIN_ANSWER_LENGTH
    ? [headline, '']
    : [headline.slice(0, length).trim(), headline.slice(length)];
}

interface HeadlineProps extends Pick<VerdictViewProps, 'verdict' | 'onSuggestion'> {
  readonly isAfterFailure: boolean;
}

/**
 * What the person wants to know: the value that was meant, else the verdict's sentence. After a failed lookup,
 * a verdict from the offline check is said to be no answer.
 */
function Headline({ verdict, isAfterFailure, onSuggestion }: HeadlineProps) {
  const { kind, headline, basis, suggestion } = verdict;
  const isAnswer = !isAfterFailure || basis.includes('api');
  const [answer, reason] = suggestion ? ['', headline] : answerAndReason(headline);
  return (
    <div className={isAnswer ? 'headline' : 'offline-only'}>
      <VerdictIcon verdict={verdict} />
      <div className="wrap">
        {suggestion && (
          <p className="suggestion">
            {verdictText.rich('didYouMean', {
              suggestion,
              val: () => (
                <strong key="value" className="value wrap">
                  <GroupedValue kind={kind} value={suggestion} />
                </strong>
              ),
            })}
            <CopyButton text={suggestion} look="icon" />
          </p>
        )}
        {isAnswer ? (
          <p>
            {answer} {reason && <span className="reason">{reason}</span>}
          </p>
        ) : (
          verdictText.rich('offlineOnly', {
            headline,
            label: (words) => <strong key="label">{words}</strong>,
          })
        )}
        {suggestion && onSuggestion && (
          <button type="button" className="primary" onClick={() => onSuggestion(suggestion)}>
            {verdictText('checkInstead')}
          </button>
        )}
      </div>
    </div>
  );
}

export function VerdictView({
  verdict,
  dense = false,
  failure,
  isAfterFailure = Boolean(failure),
  isNamed = false,
  instead,
  onSuggestion,
}: VerdictViewProps) {
  const { kind, value, facts, basis } = verdict;
  const { main, rest } = mainFactsOf(kind, unstatedFacts(verdict));
  const newest = newestSource(facts);
  const about = { newest, written: value, onSuggestion };
  // In a list, and below a failure, one line leads to all of them.
  const isFolded = dense || isAfterFailure;
  return (
    <div className={`verdict verdict-${toneOf(verdict)}`}>
      {!isNamed && (
        <p className="subject">
          <span className="kind">{kindLabel(kind)}</span>
          {basis.includes('api') && <ExperimentalBadge kind={kind} />}
          <span className="value wrap">
            <GroupedValue kind={kind} value={value} facts={facts} />
          </span>
          <CopyButton text={value} look="icon" />
        </p>
      )}
      {failure}
      {instead ?? (
        <Headline verdict={verdict} isAfterFailure={isAfterFailure} onSuggestion={onSuggestion} />
      )}
      {!isFolded && main.length > 0 && <Facts facts={main} {...about} />}
      <MoreAboutVerdict facts={isFolded ? [...main, ...rest] : rest} basis={basis} {...about} />
      {newest && <p className="hint">{recordText('allOthersFromLookup', sourceValues(newest))}</p>}
    </div>
  );
}

/**
 * The parts in which people write the value: an IBAN by fours, a phone number as its international format,
 * which is among the facts; undefined if it is written in one piece.
 */
function groupsOf(kind: Kind, value: string, facts: Verdict['facts']): string[] | undefined {
  if (kind === 'iban') return value.match(/.{1,4}/gu) ?? undefined;
  if (kind !== 'phone') return undefined;
  const written = facts.find((fact) => fact.value.replace(/[^+\d]/gu, '') === value);
  return written?.value.match(/[+\d]+/gu) ?? undefined;
}

export interface GroupedValueProps {
  readonly kind: Kind;
  readonly value: string;
  readonly facts?: Verdict['facts'];
}

/** Shows a value in groups by CSS; the text has no spaces, so that copying works. Lines break between groups. */
export function GroupedValue({ kind, value, facts = [] }: GroupedValueProps) {
  const groups = groupsOf(kind, value, facts);
  if (!groups || groups.join('') !== value) return value;
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className="group">{group}</span>
    </Fragment>
  ));
}
