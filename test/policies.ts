import { KIND_TABLE, KINDS, type Kind } from '../lib/kinds/index.ts';
import { policiesSchema, type Settings } from '../lib/messages.ts';
import { type Policy, strictest } from '../lib/policy.ts';

/** The policies of all kinds: the given ones; of the others that of the kind's table, but no more than `most`. */
export function policiesOf(
  given: Partial<Readonly<Record<Kind, Policy>>> = {},
  most: Policy = 'auto',
): Settings['policies'] {
  const policyOf = (kind: Kind) => given[kind] ?? strictest(most, KIND_TABLE[kind].defaultPolicy);
  return policiesSchema.parse(Object.fromEntries(KINDS.map((kind) => [kind, policyOf(kind)])));
}
