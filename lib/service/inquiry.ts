import { ENDPOINTS } from '../api/endpoints.ts';
import type { Question } from '../api/question.ts';
import type { RequestOf } from '../messages.ts';
import type { Verdict } from '../verdict.ts';
import type { Caller } from './caller.ts';
import type { Order, Purse } from './ledger.ts';
import type { Settled } from './settle.ts';

/** A question on its way: what is asked, for whom, and the offline verdict its answer joins. */
export interface Inquiry {
  readonly request: RequestOf<'lookup'>;
  readonly caller: Caller;
  readonly offline: Verdict;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly name: string;
  readonly origin: string;
  /** The account's turn when it was asked; null without a key. */
  readonly turn: number | null;
  /** The list that pays for it. */
  readonly purse: Purse | undefined;
}

/** The paid call that it asks for. */
export const orderOf = ({ request, caller, question, name, purse }: Inquiry): Order => ({
  endpoint: ENDPOINTS[question.endpoint].path,
  credits: question.credits,
  automatic: request.trigger === 'typed',
  question: name,
  insisted: request.trigger === 'gesture' && request.refresh,
  place: request.place,
  caller,
  purse,
});

/** What is written when its outcome is known; `id`: the receipt's. */
export const settled = (
  { request, caller, offline, question, name, purse }: Inquiry,
  id: string,
): Settled => ({
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
