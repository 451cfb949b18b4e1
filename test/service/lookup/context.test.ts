/** What a lookup charges, to whom, and what its record says. */
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
    'by %s is of its endpoint, price and account, automatic: %s',
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
    ['a press that showed it', contextOf({ shown: ['call-1', 'call-2'] }), true],
    ['a press that showed another', contextOf({ shown: ['call-1'] }), false],
    ['a press that showed none', contextOf(), false],
    ['a press to refresh', contextOf({ refresh: true }), false],
    ['what was typed', contextOf({ trigger: 'typed', shown: ['call-2'], refresh: true }), false],
    ['a list that asks again', contextOf({ refresh: true }, { listBudget: LIST }), true],
    ['a list that goes on', contextOf({ shown: ['call-2'] }, { listBudget: LIST }), false],
  ])('pays again for what an earlier call left unanswered: %s', (_, context, repeats) => {
    expect(chargeOf(context).repeats('call-2')).toBe(repeats);
  });

  it('is paid by the list that it belongs to', () => {
    expect(chargeOf(contextOf({}, { listBudget: LIST })).listBudget).toEqual(LIST);
    expect(chargeOf(contextOf()).listBudget).toBeUndefined();
  });
});

it('a long answer is read where a person pressed for one value, and nowhere else', () => {
  expect(bodyLimitOf(contextOf()).bodyLimit).toBeGreaterThan(1_000_000);
  expect(bodyLimitOf(contextOf({ trigger: 'typed' }))).toEqual({});
  expect(bodyLimitOf(contextOf({}, { listBudget: LIST }))).toEqual({});
});

describe('the record of a paid lookup', () => {
  it('names receipt, question, price and where it was asked', () => {
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

  it('says that an answer has only some fields, that a list keeps it, and names no empty site', () => {
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
