import { describe, expect, it } from 'vitest';
import type { Policy } from '../../../lib/domain/policy.ts';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import {
  authorizeAnswer as authorizeAnswerInReferences,
  authorizePayment,
} from '../../../lib/service/lookup/authorization.ts';
import type { Caller } from '../../../lib/service/messaging/caller.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { lookup } from '../world.ts';

const authorizeAnswer = inTexts(authorizeAnswerInReferences);

type Request = RequestOf<'lookup'>;

const caller = (more: Partial<Caller> = {}): Caller => ({
  context: 'page',
  tab: 1,
  frame: 0,
  page: '1 doc-1',
  sites: ['https://shop.example'],
  host: 'shop.example',
  private: false,
  ...more,
});
const ours = caller({ context: 'ui', tab: null, page: '', sites: [], host: '' });
const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  kind: 'email',
  value: 'ann@example.com',
  standing: 'good',
  reason: 'syntax',
  headline: 'Well formed.',
  facts: [],
  basis: ['syntax'],
  ...more,
});
const request = (more: Partial<Request>): Request => lookup('ann@example.com', more);

describe('authorizing an answer', () => {
  const kindOf = (asked: Request, from: Caller, policy: Policy, about = verdict()) =>
    authorizeAnswer(asked, from, policy, about)?.kind ?? null;

  it.each<[Policy, string | null]>([
    ['off', 'policy-forbids'],
    ['check', 'policy-forbids'],
    ['ask', null],
    ['auto', null],
  ])(
    'on a page under %s: typed text gives %s, and a gesture is never authorized',
    (policy, typed) => {
      expect(kindOf(request({ trigger: 'typed' }), caller(), policy)).toBe(typed);
      expect(kindOf(request({ trigger: 'gesture' }), caller(), policy)).toBe('gesture-needed');
      expect(
        kindOf(request({ trigger: 'gesture', pendingLookupId: 'id-1' }), caller(), policy),
      ).toBe('gesture-needed');
    },
  );

  it.each<Policy>(['off', 'check', 'ask', 'auto'])(
    'in a card under %s: refuses everything',
    (policy) => {
      const card = caller({ context: 'card' });
      for (const trigger of ['gesture', 'typed'] as const) {
        expect(kindOf(request({ trigger }), card, policy)).toBe('gesture-needed');
      }
    },
  );

  it.each<Policy>(['off', 'check', 'ask', 'auto'])(
    'on our own pages under %s: allows a gesture',
    (policy) => {
      expect(kindOf(request({ trigger: 'gesture' }), ours, policy)).toBeNull();
      expect(kindOf(request({ trigger: 'typed' }), ours, policy)).toBe('gesture-needed');
    },
  );

  it.each<[string, Partial<Request>, Partial<Caller>]>([
    ['in depth', { depth: 'deep' }, {}],
    ['as a refresh', { refresh: true }, {}],
    ['from running text', { place: 'text' }, {}],
    ['in a private window', {}, { private: true }],
  ])('typed text %s needs a gesture', (_, more, from) =>
    expect(kindOf(request({ trigger: 'typed', ...more }), caller(from), 'auto')).toBe(
      'gesture-needed',
    ),
  );

  it.each([
    ['gesture', ours],
    ['typed', caller()],
  ] as const)('refuses a value that the API would not accept (%s)', (trigger, from) => {
    const national = verdict({ kind: 'phone', value: '030 901820' });
    const refused = authorizeAnswer(request({ trigger }), from, 'auto', national);
    expect(refused).toMatchObject({ kind: 'bad-input', billed: 'no' });
    expect(refused?.message).toMatch(/country code/);
    const international = verdict({ kind: 'phone', value: '+4930901820' });
    expect(authorizeAnswer(request({ trigger }), from, 'auto', international)).toBeNull();
  });
});

describe('authorizing payment', () => {
  const kindOf = (trigger: Request['trigger'], policy: Policy, about = verdict()) =>
    authorizePayment(request({ trigger }), policy, about, {})?.kind ?? null;

  it.each<[Policy, string | null]>([
    ['off', 'gesture-needed'],
    ['check', 'gesture-needed'],
    ['ask', 'gesture-needed'],
    ['auto', null],
  ])('of typed text under %s: %s', (policy, kind) => {
    expect(kindOf('typed', policy)).toBe(kind);
    expect(kindOf('gesture', policy)).toBeNull();
  });

  it.each<[string, Partial<Verdict>, string | null]>([
    ['wrong', { standing: 'bad' }, 'policy-forbids'],
    ['probably mistyped', { suggestion: 'ann@example.org' }, 'policy-forbids'],
    ['doubtful', { standing: 'caution' }, null],
    ['unknown', { standing: 'unknown' }, null],
  ])('of a typed value that is %s', (_, about, kind) => {
    expect(kindOf('typed', 'auto', verdict(about))).toBe(kind);
    expect(kindOf('gesture', 'auto', verdict(about))).toBeNull();
  });
});
