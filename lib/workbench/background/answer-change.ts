/** What differs between two answers about the same value. */
import type { Fact, Verdict } from '../../domain/index.ts';
import { doesCount, type Side } from './facts-that-count.ts';

/** A verdict on a value, and what of it is from an answer. */
export interface ReadAnswer {
  readonly verdict: Verdict;
  /** Absent where this is not known. */
  readonly read?: {
    /** The version of Fieldmark that read the answer. */
    readonly version: string;
    /** The first so many facts of the verdict are from the answer, the others from the offline check. */
    readonly facts: number;
    /** The answer alone could not say how good the value is. */
    readonly isUnknown: boolean;
  };
}

/** A fact before and after; null: the answer did not have it. */
export interface FactChange {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** `verdict`: whether the standing or its reason changed. */
export interface AnswerChange {
  readonly verdict: boolean;
  readonly facts: readonly FactChange[];
}

/** Whether an answer could not say how good the value is. */
export const isInconclusive = ({ verdict, read }: ReadAnswer): boolean =>
  read?.isUnknown ?? verdict.standing === 'unknown';

/** By name, the values in a fixed order, because the order of facts means nothing. */
function sidesByName(facts: readonly Fact[]): Map<string, Side & Pick<Fact, 'label'>> {
  const values = Map.groupBy(facts, ({ name }) => name);
  return new Map(
    [...values].map(([name, same]) => {
      const value = same.map((fact) => fact.value).toSorted();
      const [standing] = same.flatMap((fact) => fact.standing ?? []).toSorted();
      const label = same[0]?.label ?? name;
      return [name, { label, value: value.join(', '), ...(standing ? { standing } : {}) }];
    }),
  );
}

/**
 * Compares two answers, neither of them inconclusive; null: nothing changed that a person would act on. What
 * the offline check alone says is left out, because an update of Fieldmark may change it. Where one of the
 * answers was read by another version, or it is not known which facts it gave, a fact that only one of them
 * has is left out too.
 */
export function answerChange(before: ReadAnswer, after: ReadAnswer): AnswerChange | null {
  const [was, is] = [before, after].map(({ verdict, read }) =>
    sidesByName(verdict.facts.slice(0, read?.facts)),
  );
  const isSameReader = before.read !== undefined && before.read.version === after.read?.version;
  const names = new Set([...(after.read ? (is?.keys() ?? []) : []), ...(was?.keys() ?? [])]);
  const facts = [...names].flatMap((name): FactChange[] => {
    const [old, now] = [was?.get(name), is?.get(name)];
    if (old?.value === now?.value || ((!old || !now) && !isSameReader)) return [];
    if (!doesCount(after.verdict.kind, name, old, now)) return [];
    const label = now?.label ?? old?.label ?? name;
    return [{ label, before: old?.value ?? null, after: now?.value ?? null }];
  });
  const verdict =
    before.verdict.standing !== after.verdict.standing ||
    before.verdict.reason !== after.verdict.reason;
  return verdict || facts.length > 0 ? { verdict, facts } : null;
}
