import { PRESS_BODY_BYTES, type Question } from '../../api/client/index.ts';
import type { Verdict } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { ListBudget } from '../billing/index.ts';
import type { Caller } from '../messaging/index.ts';

/** A lookup in progress: request, caller, and the offline verdict that is combined with the answer. */
export interface LookupContext {
  readonly request: RequestOf<'lookup'>;
  readonly caller: Caller;
  readonly offline: Verdict;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  /** The account's id. */
  readonly account: string;
  /** The list whose budget pays for the lookup. */
  readonly listBudget: ListBudget | undefined;
}

/** A larger body limit for a lookup of one value that a person started. */
export const bodyLimitOf = ({ request, listBudget }: LookupContext): { bodyLimit?: number } =>
  request.trigger === 'gesture' && !listBudget ? { bodyLimit: PRESS_BODY_BYTES } : {};
