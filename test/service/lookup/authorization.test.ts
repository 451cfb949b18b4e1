import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import { authorizeAnswer as authorizeAnswerInReferences } from '../../../lib/service/lookup/authorization.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { callerOf, lookup } from '../world.ts';

const authorizeAnswer = inTexts(authorizeAnswerInReferences);

type Request = RequestOf<'lookup'>;

const PAGE = callerOf({ context: 'page', tab: 1, sites: ['https://shop.example'] });
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
  it.each([
    ['gesture', callerOf()],
    ['typed', PAGE],
  ] as const)('refuses a value that the API would not accept (%s)', (trigger, from) => {
    const national = verdict({ kind: 'phone', value: '030 901820' });
    const refused = authorizeAnswer(request({ trigger }), from, 'auto', national);
    expect(refused).toMatchObject({ kind: 'bad-input', billed: 'no' });
    expect(refused?.message).toMatch(/country code/);
    const international = verdict({ kind: 'phone', value: '+4930901820' });
    expect(authorizeAnswer(request({ trigger }), from, 'auto', international)).toBeNull();
  });
});
