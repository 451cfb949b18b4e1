import { createFailure } from '../../api/failures/index.ts';
import { fail, ok } from '../../domain/index.ts';
import type { LOOKUP_MESSAGES } from '../../extension/messages/index.ts';
import type { AccountApi } from '../account/index.ts';
import type { AnswersApi } from '../answers/index.ts';
import type { BillingApi } from '../billing/index.ts';
import type { JobsApi } from '../jobs/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import type { Badge, Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import { createDisclosureLimit, type ValuesApi } from '../values/index.ts';
import { createAnswerPace } from './answer-pace.ts';
import { createEarlierCallExplainer } from './failures.ts';
import { createPayFor } from './pay-for.ts';
import { createPendingLookups } from './pending-lookups.ts';
import { createValueLookup } from './value-lookup.ts';

interface LookupNeeds {
  readonly ports: Pick<Ports, 'db' | 'platform' | 'loadCheck' | 'now' | 'sleep' | 'newId'>;
  readonly badge: Badge;
  readonly settings: Pick<SettingsApi, 'store' | 'isPaused'>;
  readonly billing: Pick<BillingApi, 'ledger' | 'automaticHold' | 'userGestures'>;
  readonly account: Pick<AccountApi, 'key' | 'openApiSession' | 'queue'>;
  readonly answers: Pick<
    AnswersApi,
    'cache' | 'history' | 'rawAnswers' | 'recordOutcome' | 'interpretNotFound'
  >;
  readonly values: Pick<ValuesApi, 'evaluate'>;
  readonly jobs: Pick<JobsApi, 'runner' | 'store' | 'cost' | 'running'>;
}

export type LookupApi = ReturnType<typeof createLookup>['api'];

/** Questions to the API: the only module that pays. */
export function createLookup(needs: LookupNeeds) {
  const { ports, badge, settings, billing, account, answers, values, jobs } = needs;
  const { evaluate } = values;
  const paying = {
    ports,
    ...account,
    ...answers,
    settings: settings.store,
    ledger: billing.ledger,
    jobs: jobs.runner,
    jobStore: jobs.store,
    jobCost: jobs.cost,
    running: jobs.running,
    explainEarlier: createEarlierCallExplainer(answers),
  };
  const shared = { ...paying, payFor: createPayFor(paying) };
  const takeUsualTime = createAnswerPace(shared);
  const lookup = takeUsualTime(
    createValueLookup({
      ...shared,
      evaluate,
      automaticHold: billing.automaticHold,
      mayDisclose: createDisclosureLimit(ports, 'told'),
    }),
  );
  const pendingLookups = createPendingLookups({ ports, badge, evaluate, lookup });

  return {
    api: {
      lookup,
      payFor: shared.payFor,
      /** The pending lookup for windows like the caller's (private or not), if any. */
      pendingLookup: pendingLookups.current,
    },
    handlers: {
      lookup: async (request, caller) => {
        if (await settings.isPaused(caller)) return fail(createFailure('not-allowed'));
        if (caller.context === 'ui' && request.trigger === 'gesture')
          // A press that cannot be stored must not stop the lookup.
          await billing.userGestures.record().catch(() => undefined);
        return pendingLookups.lookUp(request, caller);
      },
      prepareLookup: pendingLookups.prepare,
      cancelPendingLookup: async ({ id }, caller) => {
        await pendingLookups.remove(id, caller);
        return ok({});
      },
    },
    begin: pendingLookups.restoreBadge,
  } satisfies ServiceModule<typeof LOOKUP_MESSAGES>;
}
