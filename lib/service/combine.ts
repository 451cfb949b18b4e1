import { BASES, type Fact, type Verdict } from '../verdict.ts';

/** What both say is said once, in the words of the lookup. */
function facts(first: readonly Fact[], then: readonly Fact[]): readonly Fact[] {
  const labels = new Set(first.map((fact) => fact.label.toLowerCase()));
  return [...first, ...then.filter((fact) => !labels.has(fact.label.toLowerCase()))];
}

/**
 * One verdict from the check and the lookup of a value, resting on both. A registry knows more than
 * a checksum or a list, so its answer decides, unless it could not tell: then what was computed
 * stands, and if that could not tell either, the lookup's words say why.
 */
export function combine(offline: Verdict, answered: Verdict): Verdict {
  const told = answered.standing !== 'unknown' || offline.standing === 'unknown';
  const lead = told ? answered : offline;
  const meant =
    answered.suggestion ?? (answered.standing === 'good' ? undefined : offline.suggestion);
  const { kind, value } = offline;
  const { standing, reason, headline } = lead;
  const both = new Set([...offline.basis, ...answered.basis]);
  return {
    kind,
    value,
    standing,
    reason,
    headline,
    facts: facts(answered.facts, offline.facts),
    basis: BASES.filter((basis) => both.has(basis)),
    ...(meant === undefined ? {} : { suggestion: meant }),
  };
}
