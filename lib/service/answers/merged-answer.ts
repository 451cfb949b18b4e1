import { verdictFromAnswer } from '../../api/client/index.ts';
import { ENDPOINTS, type EndpointName } from '../../api/endpoints/index.ts';
import type { Fact, Kind, Verdict } from '../../domain/index.ts';
import type { StoredAnswer } from '../../extension/schemas/index.ts';
import { mergeAnswers } from '../../kinds/shared/merge-answers.ts';
import { notFoundVerdict } from './paid-result.ts';

/** An answer about a value. */
interface DatedAnswer {
  readonly at: number;
  readonly endpoint: EndpointName;
  readonly whole: boolean;
  readonly answer: unknown;
  /** The API answered "not found". */
  readonly missing: boolean;
}

export interface MergedVerdict {
  readonly verdict: Verdict;
  /** The newest answer, with the older ones that are not expired. */
  readonly record: StoredAnswer;
}

const storedAnswerOf = ({ at, endpoint, whole, answer }: DatedAnswer): StoredAnswer => {
  const { path } = ENDPOINTS[endpoint];
  return { at, endpoint, path, whole, answer };
};

const verdictOf = (kind: Kind, value: string, { endpoint, answer }: DatedAnswer) =>
  verdictFromAnswer(kind, value, endpoint, answer);

const isSame = (a: Fact) => (b: Fact) => a.label === b.label && a.value === b.value;

/** Each fact with the newest answer that gives it; one made of several fields, with the oldest. */
function datedFacts(
  facts: readonly Fact[],
  answers: readonly { readonly record: StoredAnswer; readonly verdict: Verdict }[],
  oldest: number,
): readonly Fact[] {
  return facts.map((fact) => {
    const same = answers.find(({ verdict }) => verdict.facts.some(isSame(fact)));
    const { path, at } = (same ?? answers[oldest] ?? answers[0])?.record ?? {};
    return path === undefined || at === undefined ? fact : { ...fact, source: { path, at } };
  });
}

/**
 * The verdict of all answers about a value: each field is from the newest answer in which it can be
 * read. So a deep answer decides until it expires, except where a newer answer finds a fault by
 * itself. "Not found" decides if it is the newest, and keeps the facts of the others.
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
  const first = newest.missing ? notFoundVerdict(kind, value) : verdictOf(kind, value, newest);
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
