import { type Kind, POLICIES, type Policy } from '../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { highestPolicy } from '../../lib/kinds/shared/kind-definition.ts';
import { policiesText } from '../../lib/texts/policies.ts';

export const policyLabel = (policy: Policy): string => policiesText(policy);

/** What the policy does, as a sentence. */
export const policyDescription = (policy: Policy): string => policiesText(`${policy}Means`);

/** The policies that a kind supports, strictest first. */
export function availablePolicies(kind: Kind): readonly Policy[] {
  return POLICIES.slice(0, POLICIES.indexOf(highestPolicy(KIND_DEFINITIONS[kind])) + 1);
}
