import { verdictFromAnswer } from '../../api/client/index.ts';
import { ENDPOINTS, type EndpointName } from '../../api/endpoints/index.ts';
import { BASES, type Fact, type Kind, type Phrase, type Verdict } from '../../domain/index.ts';
import type { SharedAnswer, StoredAnswer } from '../../extension/schemas/index.ts';
import { mergeAnswers } from '../../kinds/shared/merge-answers.ts';
import { textKey } from '../../texts/messages.ts';
import { notFoundVerdict } from './paid-result.ts';

/** An answer about a value. */
interface DatedAnswer {
  readonly at: number;
  readonly endpoint: EndpointName;
  readonly whole: boolean;
  readonly answer: unknown;
  /** The API answered "not found". */
  readonly missing: boolean;
  readonly shared?: SharedAnswer;
}

export interface MergedVerdict {
  readonly verdict: Verdict<Phrase>;
  /** The newest answer, with the older ones that are not expired. */
  readonly record: StoredAnswer;
}

export const storedAnswerOf = ({
  at,
  endpoint,
  whole,
  answer,
  shared,
}: DatedAnswer): StoredAnswer => {
  const { path } = ENDPOINTS[endpoint];
  return { at, endpoint, path, whole, answer, ...(shared ? { shared } : {}) };
};

const verdictOf = (kind: Kind, value: string, { endpoint, answer }: DatedAnswer) =>
  verdictFromAnswer(kind, value, endpoint, answer);

const isSame = (a: Fact<Phrase>) => (b: Fact<Phrase>) =>
  textKey(a.label) === textKey(b.label) && textKey(a.value) === textKey(b.value);

/**
 * Adds to each fact the newest answer that gives it; to one from several fields, the oldest of
 * their answers.
 */
function datedFacts(
  facts: readonly Fact<Phrase>[],
  answers: readonly { readonly record: StoredAnswer; readonly verdict: Verdict<Phrase> }[],
  oldest: number,
): readonly Fact<Phrase>[] {
  return facts.map((fact) => {
    const same = answers.find(({ verdict }) => verdict.facts.some(isSame(fact)));
    const { path, at } = (same ?? answers[oldest] ?? answers[0])?.record ?? {};
    return path === undefined || at === undefined ? fact : { ...fact, source: { path, at } };
  });
}

/**
 * The verdict of all answers about a value. Each field is taken from the newest answer in which it can
 * be read. So a deep answer decides until it expires, unless a newer answer alone gives a bad verdict.
 * "Not found" decides if it is the newest, with the facts of the other answers.
 *
 * @param answers newest first, none expired
 * @returns null if the newest answer cannot be read
 */
export function mergedVerdict(
  kind: Kind,
  value: string,
  answers: readonly DatedAnswer[],
): MergedVerdict | null {
  const [newest, ...rest] = answers;
  if (!newest) return null;
  const first = newest.missing
    ? notFoundVerdict(kind, value, newest.shared !== undefined)
    : verdictOf(kind, value, newest);
  if (!first) return null;
  const others = rest.flatMap((answer) => {
    const verdict = answer.missing ? null : verdictOf(kind, value, answer);
    return verdict ? [{ verdict, record: storedAnswerOf(answer) }] : [];
  });
  const record = storedAnswerOf(newest);
  if (others.length === 0) return { verdict: first, record };
  const all = [{ verdict: first, record }, ...others];
  const merging = newest.missing ? others : all;
  const { answer, sources } = mergeAnswers(
    ENDPOINTS[newest.endpoint].answerFields,
    merging.map((each) => each.record.answer),
  );
  const merged = verdictOf(kind, value, { ...newest, answer }) ?? first;
  const facts = datedFacts(merged.facts, merging, Math.max(0, ...sources.values()));
  const decides = newest.missing || first.standing === 'bad' ? first : merged;
  return {
    verdict: { ...decides, facts: newest.missing ? [...first.facts, ...facts] : facts },
    record: { ...record, older: others.map((other) => other.record) },
  };
}

/** Facts with the same name appear once, as in `first`. */
function combineFacts(
  first: readonly Fact<Phrase>[],
  then: readonly Fact<Phrase>[],
): readonly Fact<Phrase>[] {
  const names = new Set(first.map(({ name }) => name));
  return [...first, ...then.filter(({ name }) => !names.has(name))];
}

/**
 * Combines the verdicts of the offline check and the lookup. A registry knows more than a checksum or
 * a list, so its answer decides. If it is `unknown`, a fault that the check found still counts; a check
 * without a fault leaves it `unknown`.
 */
export function combineVerdicts(
  offline: Verdict<Phrase>,
  answered: Verdict<Phrase>,
): Verdict<Phrase> {
  const objects = offline.standing === 'bad' || offline.standing === 'caution';
  const lead = answered.standing === 'unknown' && objects ? offline : answered;
  const { kind, value, steps } = offline;
  // What is said about how it was written holds whatever the registry says.
  const isMoot = answered.standing === 'good' && offline.suggestion !== value;
  const meant = answered.suggestion ?? (isMoot ? undefined : offline.suggestion);
  const { standing, reason, headline } = lead;
  const both = new Set([...offline.basis, ...answered.basis]);
  return {
    kind,
    value,
    standing,
    reason,
    headline,
    facts: combineFacts(answered.facts, offline.facts),
    basis: BASES.filter((basis) => both.has(basis)),
    ...(steps && { steps }),
    ...(meant === undefined ? {} : { suggestion: meant }),
  };
}
