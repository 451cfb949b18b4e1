import { BASES, type Fact, type Verdict } from '../../domain/index.ts';

/** Facts with the same label appear once, as the lookup worded them. */
function combineFacts(first: readonly Fact[], then: readonly Fact[]): readonly Fact[] {
  const labels = new Set(first.map((fact) => fact.label.toLowerCase()));
  return [...first, ...then.filter((fact) => !labels.has(fact.label.toLowerCase()))];
}

/**
 * Combines the offline verdict and the lookup's. A registry knows more than a checksum or a list,
 * so its answer decides. Where it could not tell, a fault that the check found still stands; a
 * check that found no fault does not replace the missing answer.
 */
export function combineVerdicts(offline: Verdict, answered: Verdict): Verdict {
  const objects = offline.standing === 'bad' || offline.standing === 'caution';
  const lead = answered.standing === 'unknown' && objects ? offline : answered;
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
    facts: combineFacts(answered.facts, offline.facts),
    basis: BASES.filter((basis) => both.has(basis)),
    ...(meant === undefined ? {} : { suggestion: meant }),
  };
}
