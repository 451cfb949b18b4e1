import {
  type FormType,
  type Kind,
  type Phrase,
  withDisposableSetting,
} from '../../domain/index.ts';
import type { LookupOffer, LookupPlace, VerdictWithOffer } from '../../extension/schemas/index.ts';
import { canLookUp, lookupCredits, planForDepth } from '../../kinds/index.ts';
import type { KeyStore, RemainingCredits } from '../account/index.ts';
import { type AnswerCache, combineVerdicts } from '../answers/index.ts';
import type { JobStore, RunningCalls } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import { DEFAULT_SETTINGS, policyFor, type SettingsStore } from '../settings/index.ts';

export interface ValueRef {
  readonly kind: Kind;
  readonly value: string;
  readonly region?: string;
  /** The text in which it was found, if the person may correct that. */
  readonly written?: string;
}

/** The place in which values are evaluated, which the offer depends on. */
export interface EvaluationContext {
  readonly place: LookupPlace;
  readonly form?: FormType | undefined;
  readonly caller: Caller;
}

interface Dependencies {
  readonly ports: Pick<Ports, 'loadCheck'>;
  readonly cache: AnswerCache;
  readonly jobs: Pick<JobStore, 'underWay'>;
  readonly running: Pick<RunningCalls, 'since'>;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly remainingCredits: RemainingCredits;
}

export type ValueEvaluator = ReturnType<typeof createValueEvaluator>;

/**
 * Free verdicts and the price of a lookup, on our own pages combined with cached answers. Never
 * spends. If the database cannot be read, there are verdicts without an offer.
 */
export function createValueEvaluator({
  ports,
  cache,
  jobs,
  running,
  key,
  settings,
  remainingCredits,
}: Dependencies) {
  return async (
    items: readonly ValueRef[],
    where: EvaluationContext,
  ): Promise<VerdictWithOffer<Phrase>[]> => {
    // A page could read these verdicts, so only cards and our own pages get them combined with paid answers.
    const isOurs = where.caller.context !== 'page';
    const loading = ports.loadCheck();
    const [chosen, account, secret, connected] = await Promise.all([
      settings.read(),
      isOurs ? key.accountId() : '',
      key.read(),
      key.isUsable(),
      // Storage that cannot be read must not keep values from being checked.
    ]).catch(() => [DEFAULT_SETTINGS, '', null, false] as const);
    // A page can read the severity of marks in its text, so the person's settings must not affect it.
    const isMark = !isOurs && where.place === 'text';
    const defaultRegion = isMark ? '' : chosen.region;
    const check = await loading;
    const offline = items.map(({ kind, value, region = defaultRegion, written }) =>
      check(kind, value, {
        ...(region && { region }),
        ...(written !== undefined && { written }),
      }),
    );
    const [answers, deepAnswers, rest, owed, trouble] = isOurs
      ? await Promise.all([
          // What cannot be read is left out.
          cache.find(account, offline).catch(() => []),
          cache.find(account, offline, 'deep').catch(() => []),
          remainingCredits().catch(() => undefined),
          jobs.underWay().catch(() => []),
          key.trouble().catch(() => undefined),
        ])
      : [[], [], undefined, [], undefined];
    const { sites, private: isPrivate } = where.caller;
    return offline.map((verdict, i) => {
      const answer = answers[i];
      const deepAnswer = deepAnswers[i];
      const deeper = planForDepth(verdict.kind, 'deep', chosen.transparencyParameter);
      const at = { keySet: secret !== null, sites, private: isPrivate };
      const underWay = owed.filter(
        ({ kind, value, otherAccount }) =>
          kind === verdict.kind && value === verdict.value && !otherAccount,
      );
      const { kind, value } = verdict;
      const runningSince = isOurs
        ? running.since({ account, kind, value, private: isPrivate })
        : undefined;
      const offer: LookupOffer<Phrase> = {
        policy: policyFor(verdict.kind, chosen, { ...at, place: where.place, form: where.form }),
        credits: answer || !canLookUp(verdict) ? 0 : (lookupCredits(verdict.kind, 'standard') ?? 0),
        ...(deeper ? { deep: deeper.credits } : {}),
        ...(deeper && deepAnswer ? { deepAt: deepAnswer.at } : {}),
        connected,
        ...(rest === undefined ? {} : { creditsLeft: rest }),
        ...(trouble && secret !== null ? { trouble } : {}),
        ...(answer ? { answeredAt: answer.at } : {}),
        ...(answer?.shared ? { shared: answer.shared } : {}),
        ...(underWay.length > 0 ? { jobs: underWay } : {}),
        ...(runningSince === undefined ? {} : { runningSince }),
      };
      const known = answer ? combineVerdicts(verdict, answer.verdict) : verdict;
      return {
        verdict: isMark ? known : withDisposableSetting(known, chosen.disposableIsBad),
        offer,
      };
    });
  };
}
