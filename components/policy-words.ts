import { KIND_TABLE, type Kind } from '../lib/kinds/index.ts';
import { highestPolicy } from '../lib/kinds/kind-row.ts';
import { POLICIES, type Policy } from '../lib/policy.ts';
import { text } from '../lib/texts/policies.ts';

export const policyWord = (policy: Policy): string => text(policy);

/** What it does, as a sentence. */
export const policyMeans = (policy: Policy): string => text(`${policy}Means`);

/** What a person may choose for a kind, the strictest first. */
export function policiesOf(kind: Kind): readonly Policy[] {
  return POLICIES.slice(0, POLICIES.indexOf(highestPolicy(KIND_TABLE[kind])) + 1);
}
