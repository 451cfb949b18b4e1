import { KIND_TABLE, type Kind } from '../lib/kinds/index.ts';
import { highestPolicy } from '../lib/kinds/kind-row.ts';
import { POLICIES, type Policy } from '../lib/policy.ts';

export const POLICY_WORD: Readonly<Record<Policy, string>> = {
  off: 'Off',
  check: 'Check',
  ask: 'Ask',
  auto: 'Automatic',
};

export const POLICY_MEANS: Readonly<Record<Policy, string>> = {
  off: 'Nothing is read or shown.',
  check: 'Checked offline, for free. No lookup is offered in pages.',
  ask: 'Checked offline; a button with its price offers the lookup.',
  auto: 'What you type in a field is looked up once when you leave it, within the budget.',
};

/** What a person may choose for a kind, the strictest first. */
export function policiesOf(kind: Kind): readonly Policy[] {
  return POLICIES.slice(0, POLICIES.indexOf(highestPolicy(KIND_TABLE[kind])) + 1);
}
