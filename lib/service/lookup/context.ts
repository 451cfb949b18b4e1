import type { Question } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import type { Verdict } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { PaidCall } from '../answers/index.ts';
import type { Charge, ListBudget } from '../billing/index.ts';
import type { Caller } from '../messaging/index.ts';

/** A question being asked: request, caller, and the offline verdict that the answer joins. */
export interface LookupContext {
  readonly request: RequestOf<'lookup'>;
  readonly caller: Caller;
  readonly offline: Verdict;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  readonly origin: string;
  /** The account's epoch at the start; null without a key. */
  readonly epoch: number | null;
  /** The list that pays for it. */
  readonly listBudget: ListBudget | undefined;
}

export const chargeOf = ({
  request,
  caller,
  question,
  questionKey,
  listBudget,
}: LookupContext): Charge => ({
  endpoint: ENDPOINTS[question.endpoint].path,
  credits: question.credits,
  automatic: request.trigger === 'typed',
  question: questionKey,
  allowRepeat: request.trigger === 'gesture' && request.refresh,
  place: request.place,
  caller,
  listBudget,
});

/** The record for `recordOutcome`; `id`: the receipt's. */
export const paidCallOf = (
  { request, caller, offline, question, questionKey: name, listBudget: purse }: LookupContext,
  id: string,
): PaidCall => ({
  id,
  question: name,
  endpoint: question.endpoint,
  credits: question.credits,
  depth: request.depth,
  whole: question.fields.length === 0,
  offline,
  place: request.place,
  ...(caller.host ? { site: caller.host } : {}),
  private: caller.private,
  ...(purse ? { listed: true } : {}),
});
