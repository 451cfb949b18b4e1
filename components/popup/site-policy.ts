/** Summaries of a site's policies over all kinds. */

import { KINDS, type Kind, POLICIES, type Policy, stricterPolicy } from '../../lib/domain/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { highestPolicy } from '../../lib/kinds/shared/kind-definition.ts';
import { popupText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { policyLabel } from '../labels/index.ts';

/** The policy, or the highest that the kind supports if that is lower. */
const policyWithinLimit = (mode: Policy, kind: Kind): Policy =>
  stricterPolicy(mode, highestPolicy(KIND_DEFINITIONS[kind]));

/** The policy that all kinds have, each within its limit; null if they differ. */
export function commonPolicy(policies: Settings['policies']): Policy | null {
  return (
    POLICIES.find((mode) =>
      KINDS.every((kind) => policies[kind] === policyWithinLimit(mode, kind)),
    ) ?? null
  );
}

/** "Varies by kind: Email (Automatic), VAT (Off), all others (Ask)."; the most common policy comes last. */
export function policyDifferences(policies: Settings['policies']): string {
  const differing = (mode: Policy) =>
    KINDS.filter((kind) => policies[kind] !== policyWithinLimit(mode, kind));
  const [most = 'check'] = [...POLICIES].toSorted(
    (a, b) => differing(a).length - differing(b).length,
  );
  const others = differing(most).map((kind) =>
    popupText('kindIs', { kind: kindLabel(kind), policy: policyLabel(policies[kind]) }),
  );
  const rest = popupText('otherKindsAre', { policy: policyLabel(most) });
  const rules = listFormat({ type: 'unit' }).format([...others, rest]);
  return popupText('kindsDiffer', { rules });
}
