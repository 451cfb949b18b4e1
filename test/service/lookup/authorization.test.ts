import { expect, it } from 'vitest';
import {
  authorizeAnswer as authorizeAnswerInMessages,
  authorizePayment as authorizePaymentInMessages,
  bodyLimitOf,
  type LookupContext,
} from '../../../lib/service/lookup/authorization.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { callerOf, lookup, verdictOf } from '../world.ts';

const authorizeAnswer = inTexts(authorizeAnswerInMessages);
const authorizePayment = inTexts(authorizePaymentInMessages);

const PAGE = callerOf({ context: 'page', tab: 1, sites: ['https://shop.example'] });

it.each([
  ['gesture', callerOf()],
  ['typed', PAGE],
] as const)('refuses a value that the API would not accept (%s)', (trigger, from) => {
  const request = lookup('ann@example.com', { trigger });
  const authorized = (value: string) =>
    authorizeAnswer(request, from, 'auto', verdictOf({ kind: 'phone', value }));
  expect(authorized('030 901820')).toMatchObject({
    kind: 'bad-input',
    billed: 'no',
    message: expect.stringMatching(/country code/),
    action: 'Add it, then look the value up.',
  });
  expect(authorized('+4930901820')).toBeNull();
});

it.each([
  ['what was typed in a field', {}, {}, null],
  ['a deep lookup', { depth: 'deep' }, {}, 'gesture-needed'],
  ['a lookup again', { refresh: true }, {}, 'gesture-needed'],
  ['a value that is in no field', { place: 'text' }, {}, 'gesture-needed'],
  ['a private window', {}, { private: true }, 'gesture-needed'],
] as const)('lets a page ask by itself for %s: %o, %o', (_, request, caller, kind) => {
  const typed = lookup('ann@example.com', { trigger: 'typed', place: 'field', ...request });
  const from = callerOf({ context: 'page', tab: 1, sites: ['https://shop.example'], ...caller });
  expect(authorizeAnswer(typed, from, 'ask', verdictOf())?.kind ?? null).toBe(kind);
});

it.each([
  ['right', {}, null],
  ['bad', { standing: 'bad' }, 'policy-forbids'],
  ['probably mistyped', { suggestion: 'ann@gmail.com' }, 'policy-forbids'],
  ['bad, with a suggestion', { standing: 'bad', suggestion: 'ann@gmail.com' }, 'policy-forbids'],
] as const)('pays by itself for a value that is %s: %o', (_, verdict, kind) => {
  const paid = (trigger: 'gesture' | 'typed') =>
    authorizePayment(lookup('ann@example.com', { trigger }), 'auto', verdictOf(verdict), {});
  expect(paid('gesture')).toBeNull();
  expect(paid('typed')?.kind ?? null).toBe(kind);
});

it('allows a long answer only for one value that a person looked up', () => {
  const limitOf = (trigger: 'gesture' | 'typed', listBudget?: LookupContext['listBudget']) =>
    bodyLimitOf({ request: lookup('ann@example.com', { trigger }), listBudget });
  expect(limitOf('gesture').bodyLimit).toBeGreaterThan(1_000_000);
  expect(limitOf('typed')).toEqual({});
  expect(limitOf('gesture', { list: 'list-1', budget: 9, account: 'account-1' })).toEqual({});
});
