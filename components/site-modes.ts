/** What a person says of a whole site in one word. */
import { KIND_TABLE, KINDS, type Kind } from '../lib/kinds/index.ts';
import { highestPolicy } from '../lib/kinds/kind-row.ts';
import type { Settings } from '../lib/messages.ts';
import { POLICIES, type Policy, strictest } from '../lib/policy.ts';
import { listFormat } from '../lib/texts/intl.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/popup.ts';
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

/** "Kinds differ: Ask, but Email: Automatic, VAT: Off.": what most kinds have, and who has another. */
export function differWords(policies: Settings['policies']): string {
  const differing = (mode: Policy) => KINDS.filter((kind) => policies[kind] !== under(mode, kind));
  const [most = 'check'] = [...POLICIES].toSorted(
    (a, b) => differing(a).length - differing(b).length,
  );
  const others = differing(most).map((kind) =>
    text('kindIs', { kind: kindLabel(kind), policy: policyWord(policies[kind]) }),
  );
  const list = listFormat({ type: 'unit' }).format(others);
  return text('kindsDiffer', { most: policyWord(most), others: list });
}
