import { expect, it } from 'vitest';
import {
  authorizeAnswer as authorizeAnswerInReferences,
  bodyLimitOf,
  type LookupContext,
} from '../../../lib/service/lookup/authorization.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { callerOf, lookup, verdictOf } from '../world.ts';

const authorizeAnswer = inTexts(authorizeAnswerInReferences);

const PAGE = callerOf({ context: 'page', tab: 1, sites: ['https://shop.example'] });

it.each([
  ['gesture', callerOf()],
  ['typed', PAGE],
] as const)('refuses a value that the API would not accept (%s)', (trigger, from) => {
  const request = lookup('ann@example.com', { trigger });
  const authorized = (value: string) =>
    authorizeAnswer(request, from, 'auto', verdictOf({ kind: 'phone', value }));
  const message = expect.stringMatching(/country code/);
  expect(authorized('030 901820')).toMatchObject({ kind: 'bad-input', billed: 'no', message });
  expect(authorized('+4930901820')).toBeNull();
});

it('allows a long answer only for one value that a person looked up', () => {
  const limitOf = (trigger: 'gesture' | 'typed', listBudget?: LookupContext['listBudget']) =>
    bodyLimitOf({ request: lookup('ann@example.com', { trigger }), listBudget });
  expect(limitOf('gesture').bodyLimit).toBeGreaterThan(1_000_000);
  expect(limitOf('typed')).toEqual({});
  expect(limitOf('gesture', { list: 'list-1', budget: 9, account: 'account-1' })).toEqual({});
});
