import type { Kind } from '../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import type { KindLookup } from '../../lib/kinds/shared/kind-definition.ts';
import { answerViewOf } from '../../lib/models/answer/index.ts';
import type { LookupAnswer } from './use-lookup.ts';

/**
 * Whether certificates were requested and none came, probably because the parameter name in the settings
 * is wrong. The API contract does not define the layout of certificates, so every field that it does not
 * name counts as certificates.
 */
export function lacksCertificates(kind: Kind, answer: LookupAnswer | null): boolean {
  const lookup: KindLookup | null = KIND_DEFINITIONS[kind].lookup;
  if (answer?.depth !== 'deep' || !answer.record) return false;
  if (!lookup?.deep?.wants.includes('certificates')) return false;
  const { answer: newest, older } = answer.record;
  // An older answer's certificates are not those that were just paid for.
  return answerViewOf(kind, newest, answer.from === 'cache' ? older : []).otherFields === undefined;
}
