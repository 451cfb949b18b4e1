/** Joins findings with mistyped values of the same text, which are found after them. */
import type { Finding } from '../../domain/index.ts';
import type { ProofTest } from './digit-places.ts';

/** Whether a finding is only a part of a mistyped value of its kind. */
export type PartTest = (part: Finding, whole: Finding) => boolean;

/** Whether `found` lacks letters or digits at its start that the labelled value has, such as its prefix. */
const lacksBeginning = (found: Finding, labelled: Finding) =>
  labelled.start < found.start &&
  /[\p{Alpha}\d]$/u.test(labelled.raw.slice(0, found.start - labelled.start));

/**
 * Adds values after labels. Where they overlap findings, the labelled value replaces parts of itself and values of
 * other kinds, except those that their check digits prove. A whole value of the same kind has the
 * more exact range: it stays, with the label as its evidence.
 */
export function withLabelled(
  findings: Finding[],
  labelled: readonly Finding[],
  isPart: PartTest,
  hasCheckDigits: ProofTest,
): Finding[] {
  if (labelled.length === 0) return findings;
  const all: Finding[] = [];
  let i = 0;
  for (const value of labelled) {
    for (let next = findings[i]; next && next.end <= value.start; next = findings[++i])
      all.push(next);
    const hit: Finding[] = [];
    for (let next = findings[i]; next && next.start < value.end; next = findings[++i])
      hit.push(next);
    const kept = hit.filter((found) =>
      found.kind === value.kind
        ? !isPart(found, value) && !lacksBeginning(found, value)
        : hasCheckDigits(found),
    );
    all.push(
      ...(kept.length === 0
        ? [value]
        : hit.map((found) =>
            found.kind === value.kind ? { ...found, evidence: 'label' as const } : found,
          )),
    );
  }
  return [...all, ...findings.slice(i)];
}

/**
 * Adds findings by shape. Each replaces shorter findings inside it that have no evidence. Where
 * finders do not know check digits, an identical finding gets the shape as its evidence.
 */
export function withShapes(
  findings: Finding[],
  found: readonly Finding[],
  isPart: PartTest,
  knowsCheckDigits: boolean,
): Finding[] {
  if (found.length === 0) return findings;
  const all: Finding[] = [];
  let i = 0;
  for (const finding of found) {
    const { kind, start, end } = finding;
    for (let next = findings[i]; next && next.end <= start; next = findings[++i]) all.push(next);
    if ((all.at(-1)?.end ?? 0) > start) continue;
    const same = findings[i];
    if (same?.kind === kind && same.start === start && !isPart(same, finding)) {
      if (knowsCheckDigits || same.evidence) continue;
      all.push({ ...same, evidence: 'shape' });
      i++;
      continue;
    }
    let isInside = true;
    let to = i;
    for (let other = findings[to]; isInside && other && other.start < end; other = findings[++to]) {
      const isWithin = other.start >= start && other.end <= end && !other.evidence;
      isInside = isWithin && (other.kind !== kind || isPart(other, finding));
    }
    if (!isInside) continue;
    all.push({ ...finding, evidence: 'shape' });
    i = to;
  }
  return i < findings.length ? [...all, ...findings.slice(i)] : all;
}
