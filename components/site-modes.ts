/** What a person says of a whole site in one word. */
import { KIND_TABLE, KINDS, type Kind } from '../lib/kinds/index.ts';
import { highestPolicy } from '../lib/kinds/kind-row.ts';
import type { Settings } from '../lib/messages.ts';
import { POLICIES, type Policy, strictest } from '../lib/policy.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { policyWord } from './policy-words.ts';

/** A policy for every kind, each as far as it goes. */
const under = (mode: Policy, kind: Kind): Policy =>
  strictest(mode, highestPolicy(KIND_TABLE[kind]));

/** The one word that holds for every kind; null where kinds differ. */
export function modeOf(policies: Settings['policies']): Policy | null {
  return (
    POLICIES.find((mode) => KINDS.every((kind) => policies[kind] === under(mode, kind))) ?? null
  );
}

/** "Ask, but email: Automatic, VAT: Off": what most kinds have, and who has another. */
export function modeWords(policies: Settings['policies']): string {
  const differing = (mode: Policy) => KINDS.filter((kind) => policies[kind] !== under(mode, kind));
  const [most = 'check'] = [...POLICIES].toSorted(
    (a, b) => differing(a).length - differing(b).length,
  );
  const others = differing(most).map((kind) => `${kindLabel(kind)}: ${policyWord(policies[kind])}`);
  return others.length === 0 ? policyWord(most) : `${policyWord(most)}, but ${others.join(', ')}`;
}
