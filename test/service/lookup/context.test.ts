/** The charge of a lookup, and the record of it. */
import { describe, expect, it } from 'vitest';
import { ENDPOINT_CONTRACT } from '../../../lib/domain/endpoints.ts';
import {
  bodyLimitOf,
  chargeOf,
  type LookupContext,
  paidCallOf,
} from '../../../lib/service/lookup/context.ts';
import { lookup } from '../world.ts';

const LIST = { list: 'list-1', budget: 9, account: 'account-1' };

const contextOf = (
  request: Parameters<typeof lookup>[1] = {},
  more: Partial<LookupContext> = {},
): LookupContext => ({
  request: lookup('ann@example.com', request),
  caller: {
    context: 'ui',
    tab: null,
    frame: 0,
    page: '',
    sites: [],
    host: 'shop.example',
    private: false,
  },
  offline: {
    kind: 'email',
    value: 'ann@example.com',
    standing: 'good',
    reason: 'syntax',
    headline: 'Well formed.',
    facts: [],
    basis: ['syntax'],
  },
  question: {
    endpoint: 'intelligenceEmail',
    params: { query: 'ann@example.com' },
    fields: [],
    credits: 3,
    slow: false,
  },
  questionKey: 'question-1',
  account: 'account-1',
  epoch: 1,
  listBudget: undefined,
  ...more,
});

describe('the charge of a lookup', () => {
  it.each([
    ['gesture', false],
    ['typed', true],
  ] as const)(
    'with the trigger %s has its endpoint, price and account, automatic: %s',
    (trigger, automatic) => {
      expect(chargeOf(contextOf({ trigger }))).toMatchObject({
        endpoint: ENDPOINT_CONTRACT.intelligenceEmail.path,
        credits: 3,
        automatic,
        question: 'question-1',
        place: 'field',
        caller: { host: 'shop.example' },
        account: 'account-1',
      });
    },
  );

  it.each([
    ['a surface that showed that call', contextOf({ shown: ['call-1', 'call-2'] }), true],
    ['a surface that showed another call', contextOf({ shown: ['call-1'] }), false],
    ['a surface that showed none', contextOf(), false],
    ['a refresh', contextOf({ refresh: true }), false],
    ['typed text', contextOf({ trigger: 'typed', shown: ['call-2'], refresh: true }), false],
    ['a list that retries', contextOf({ refresh: true }, { listBudget: LIST }), true],
    ['a list that continues', contextOf({ shown: ['call-2'] }, { listBudget: LIST }), false],
  ])('says whether it repeats an earlier unanswered call: %s', (_, context, repeats) => {
    expect(chargeOf(context).repeats('call-2')).toBe(repeats);
  });

  it('is paid from the budget of its list', () => {
    expect(chargeOf(contextOf({}, { listBudget: LIST })).listBudget).toEqual(LIST);
    expect(chargeOf(contextOf()).listBudget).toBeUndefined();
  });
});

it('allows a long answer only for one value that a person looked up', () => {
  expect(bodyLimitOf(contextOf()).bodyLimit).toBeGreaterThan(1_000_000);
  expect(bodyLimitOf(contextOf({ trigger: 'typed' }))).toEqual({});
  expect(bodyLimitOf(contextOf({}, { listBudget: LIST }))).toEqual({});
});

describe('the record of a paid lookup', () => {
  it('has receipt, question, price, place and site', () => {
    expect(paidCallOf(contextOf({ depth: 'deep' }), 'receipt-1')).toEqual({
      id: 'receipt-1',
      question: 'question-1',
      endpoint: 'intelligenceEmail',
      credits: 3,
      depth: 'deep',
      whole: true,
      offline: contextOf().offline,
      place: 'field',
      site: 'shop.example',
      private: false,
    });
  });

  it('says that an answer has only some fields or is stored by a list, and has no empty site', () => {
    const { question, caller } = contextOf();
    const more = {
      question: { ...question, fields: ['risk_score'] },
      caller: { ...caller, host: '', private: true },
      listBudget: LIST,
    };
    const paid = paidCallOf(contextOf({}, more), 'receipt-1');
    expect(paid).toMatchObject({ whole: false, listed: true, private: true });
    expect(paid).not.toHaveProperty('site');
  });
});
