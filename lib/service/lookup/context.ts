import type { Question } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import type { Verdict } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { PaidCall } from '../answers/index.ts';
import type { Charge, ListBudget } from '../billing/index.ts';
import type { Caller } from '../messaging/index.ts';

/** A question on its way: what is asked, for whom, and the offline verdict its answer joins. */
export interface LookupContext {
  readonly request: RequestOf<'lookup'>;
  readonly caller: Caller;
  readonly offline: Verdict;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  readonly origin: string;
  /** The account's turn when it was asked; null without a key. */
  readonly epoch: number | null;
  /** The list that pays for it. */
  readonly listBudget: ListBudget | undefined;
}

/** The paid call that it asks for. */
export const chargeOf = ({
  request,
  caller,
  question,
  questionKey: name,
  listBudget: purse,
}: LookupContext): Charge => ({
  endpoint: ENDPOINTS[question.endpoint].path,
  credits: question.credits,
  automatic: request.trigger === 'typed',
  question: name,
  allowRepeat: request.trigger === 'gesture' && request.refresh,
  place: request.place,
  caller,
  listBudget: purse,
});

/** What is written when its outcome is known; `id`: the receipt's. */
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
