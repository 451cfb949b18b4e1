import { type Policy, stricterPolicy } from '../lib/domain/policy.ts';
import { policiesSchema, type Settings } from '../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../lib/kinds/index.ts';
import { highestPolicy } from '../lib/kinds/shared/kind-definition.ts';
import { KINDS, type Kind } from '../lib/values/domain/kind.ts';

/** Policies for all kinds: the given ones, and for other kinds the default, but no higher than `most`. */
export function policiesOf(
  given: Partial<Readonly<Record<Kind, Policy>>> = {},
  most: Policy = 'auto',
): Settings['policies'] {
  const policyOf = (kind: Kind) =>
    given[kind] ?? stricterPolicy(most, KIND_DEFINITIONS[kind].defaultPolicy);
  return policiesSchema.parse(Object.fromEntries(KINDS.map((kind) => [kind, policyOf(kind)])));
}

/** One policy for all kinds, or the highest that the kind allows. */
export const policyForAll = (policy: Policy): Settings['policies'] =>
  policiesSchema.parse(
    Object.fromEntries(
      KINDS.map((kind) => [kind, stricterPolicy(policy, highestPolicy(KIND_DEFINITIONS[kind]))]),
    ),
  );
