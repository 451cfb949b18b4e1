import { KIND_TABLE, type Kind } from '../lib/kinds/index.ts';
import type { Policy } from '../lib/policy.ts';

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

/** `auto` is for what a person types; domains and IP addresses are never watched in fields. */
export function policiesOf(kind: Kind): readonly Policy[] {
  return KIND_TABLE[kind].inFields ? ['off', 'check', 'ask', 'auto'] : ['off', 'check', 'ask'];
}
