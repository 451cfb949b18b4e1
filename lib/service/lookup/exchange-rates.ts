import { PRESS_BODY_BYTES } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { KeyStore } from '../account/index.ts';
import {
  type ExchangeRateTables,
  questionKey,
  type RequestedCurrencies,
  rateTableOf,
  selectCurrencies,
  sharedAt,
} from '../answers/index.ts';
import type { JobRunner } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { PayFor } from './pay-for.ts';

const { credits } = ENDPOINTS.rates;

interface Dependencies {
  readonly ports: Pick<Ports, 'now'>;
  readonly key: Pick<KeyStore, 'account' | 'accountId'>;
  readonly rateTables: Pick<ExchangeRateTables, 'find'>;
  readonly jobs: Pick<JobRunner, 'waitFor'>;
  readonly payFor: PayFor;
}

/**
 * ECB exchange rates: stored tables are free, a new one costs a credit, for one currency or all.
 */
export function createExchangeRates({ ports, key, rateTables, jobs, payFor }: Dependencies) {
  return async (
    request: RequestOf<'rates'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'rates'>>> => {
    const { base, shown, refresh = false } = request;
    const symbols: RequestedCurrencies = request.symbols
      ? [...new Set(request.symbols)].sort()
      : null;
    const stored = async () => rateTables.find(await key.accountId(), base, symbols);
    if (!request.ask) return ok({ rates: await stored(), price: credits });

    const account = await key.account();
    if (account === null) return fail(createFailure('no-key'));
    const params = { base, ...(symbols ? { symbols: symbols.join() } : {}) };
    const question = { endpoint: 'rates', params, fields: [], credits, slow: false } as const;
    const { joined, settled } = await payFor(
      {
        question,
        questionKey: questionKey(account.id, question),
        account: account.id,
        epoch: account.epoch,
        offline: null,
        depth: 'standard',
        automatic: false,
        place: 'rates',
        shown,
        repeats: (receipt) => shown?.includes(receipt) === true,
        caller,
        listBudget: undefined,
      },
      {
        isStored: async () => !refresh && (await stored()) !== null,
        send: async (client) => ({
          outcome: await client.call('rates', params, { bodyLimit: PRESS_BODY_BYTES }),
        }),
      },
    );
    if (!settled.ok) return settled;
    if (settled.value.state === 'stored') return ok({ rates: await stored(), price: credits });
    const outcome =
      settled.value.state === 'job' ? await jobs.waitFor(settled.value.job) : settled.value.outcome;
    if (outcome === null) return fail(createFailure('timeout'));
    if (!outcome.ok) return outcome;
    const { answer } = outcome.value;
    const shared = outcome.value.shared && sharedAt(outcome.value.shared, ports.now());
    const isPaid = !joined && !shared && settled.value.state === 'answered';
    const paid = { at: shared?.at ?? ports.now(), credits: isPaid ? credits : 0 };
    return ok({
      rates: selectCurrencies(rateTableOf(answer, { base, ...paid }), symbols),
      price: credits,
    });
  };
}
