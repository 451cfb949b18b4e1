/** Whether certificates were asked for, and none came: the flag's name is the person's own guess. */

import type { Kind } from '../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import type { KindLookup } from '../../lib/kinds/shared/kind-definition.ts';
import { answerViewOf } from '../../lib/models/answer/index.ts';
import type { LookupAnswer } from './use-lookup.ts';

/** Their layout is not in the contract: they are whatever comes beside the fields that it names. */
export function lacksCertificates(kind: Kind, answer: LookupAnswer | null): boolean {
  const lookup: KindLookup | null = KIND_DEFINITIONS[kind].lookup;
  if (answer?.depth !== 'deep' || !answer.record) return false;
  if (!lookup?.deep?.wants.includes('certificates')) return false;
  return answerViewOf(kind, answer.record.answer).otherFields === undefined;
}
