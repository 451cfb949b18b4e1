import { expect, it } from 'vitest';
import { bodyLimitOf, type LookupContext } from '../../../lib/service/lookup/authorization.ts';
import { callerOf, lookup } from '../world.ts';

const LIST = { list: 'list-1', budget: 9, account: 'account-1' };

const contextOf = (
  request: Parameters<typeof lookup>[1] = {},
  more: Partial<LookupContext> = {},
): LookupContext => ({
  request: lookup('ann@example.com', request),
  caller: callerOf(),
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
  listBudget: undefined,
  ...more,
});

it('allows a long answer only for one value that a person looked up', () => {
  expect(bodyLimitOf(contextOf()).bodyLimit).toBeGreaterThan(1_000_000);
  expect(bodyLimitOf(contextOf({ trigger: 'typed' }))).toEqual({});
  expect(bodyLimitOf(contextOf({}, { listBudget: LIST }))).toEqual({});
});
