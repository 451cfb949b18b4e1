import { questionFor } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  fail,
  isKeyRefused,
  type Outcome,
  type Phrase,
  type Verdict,
  withDisposableSetting,
} from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply } from '../../extension/schemas/index.ts';
import { connectionChanged, type KeyStore } from '../account/index.ts';
import { type AnswerCache, questionKey } from '../answers/index.ts';
import type { AutomaticHold, ListBudget } from '../billing/index.ts';
import type { JobStore } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import { policyFor, type SettingsStore } from '../settings/index.ts';
import type { DisclosureLimit, ValueEvaluator } from '../values/index.ts';
import { authorizeAnswer, authorizePayment, type LookupContext } from './authorization.ts';
import { type AnsweredLookup, createLookupReplies } from './lookup-reply.ts';
import { createPaidAnswers, type PaidAnswerNeeds } from './paid-answer.ts';

interface Dependencies extends Omit<PaidAnswerNeeds, 'cached' | 'forbidden' | 'ports'> {
  readonly ports: Pick<Ports, 'loadCheck' | 'now'>;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly cache: AnswerCache;
  readonly jobStore: JobStore;
  readonly evaluate: ValueEvaluator;
  readonly automaticHold: Pick<AutomaticHold, 'failure' | 'record'>;
  readonly mayDisclose: DisclosureLimit;
}

type LookupRequest = RequestOf<'lookup'>;

export function createValueLookup(parts: Dependencies) {
  const { ports, key, settings, cache, evaluate, jobStore, automaticHold, mayDisclose } = parts;
  const reply = createLookupReplies({ cache, evaluate, jobStore, settings });

  async function cached({
    request,
    offline,
    account,
    listBudget,
  }: LookupContext): Promise<AnsweredLookup | null> {
    if (request.refresh) return null;
    const [hit] = await cache.find(account, [offline], request.depth);
    const isCurrent = hit && hit.at >= (listBudget?.since ?? 0);
    return isCurrent ? { ...hit, credits: 0, from: 'cache' } : null;
  }

  /**
   * Failures if the current settings forbid `answer` (answering at all) or `payment` (paying for the
   * answer). Null: allowed.
   */
  async function forbidden(
    request: LookupRequest,
    caller: Caller,
    offline: Verdict<Phrase>,
    keySet: boolean,
  ) {
    const { place, form } = request;
    const at = { keySet, place, form, sites: caller.sites, private: caller.private };
    const chosen = await settings.read();
    const policy = policyFor(offline.kind, chosen, at);
    const answer = authorizeAnswer(request, caller, policy, offline);
    const verdict = withDisposableSetting(offline, chosen.disposableIsBad);
    return { answer, payment: answer ?? authorizePayment(request, policy, verdict, caller) };
  }

  const payForAnswer = createPaidAnswers({ ...parts, cached, forbidden });

  /** `listBudget`: set where the lookup belongs to a list, which pays for it. */
  return async (
    request: LookupRequest,
    caller: Caller,
    listBudget?: ListBudget,
  ): Promise<Outcome<LookupReply<Phrase>, Phrase>> => {
    const { region, transparencyParameter, budget } = await settings.read();
    const check = await ports.loadCheck();
    const offline = check(request.kind, request.value, region ? { region } : {});
    const connected = await key.account();
    const refused = await forbidden(request, caller, offline, connected !== null);
    if (refused.answer) return fail(refused.answer);

    const { kind, value } = offline;
    const account = connected?.id ?? (await key.accountId());
    // The price was confirmed for one account only.
    if (listBudget && listBudget.account !== account) return connectionChanged();
    const whole = request.trigger === 'gesture';
    const question = questionFor(kind, value, request.depth, { transparencyParameter, whole });
    if (question === null) return fail(createFailure('bad-input'));
    const name = questionKey(account, { ...question, fields: [] });
    const epoch = connected?.epoch ?? null;
    const context: LookupContext = {
      request,
      caller,
      offline,
      question,
      account,
      listBudget,
      questionKey: name,
    };

    const isTyped = request.trigger === 'typed';
    if (isTyped && !(await mayDisclose(caller, [name], budget.autoPerPage)))
      return fail(createFailure('gesture-needed'));
    const hit = await cached(context);
    if (hit) return reply.answered(context, hit);
    if (refused.payment) return fail(refused.payment);
    if (epoch === null) return fail(createFailure('no-key'));
    if (isTyped) {
      const trouble = await key.trouble();
      if (trouble && isKeyRefused(trouble)) return fail(trouble);
      const hold = await automaticHold.failure(account);
      if (hold) return fail(hold);
    }
    const paid = await payForAnswer(context, epoch);
    if (!paid.ok) return paid;
    const { joined, answered } = paid.value;
    if (typeof answered === 'string') return reply.pending(context, answered);
    if (!joined) return reply.answered(context, answered);
    const { billed: _, ...shared } = answered;
    return reply.answered(context, { ...shared, credits: 0, from: 'cache' });
  };
}
