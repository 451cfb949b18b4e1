/** What the reply to a lookup contains, and that no error of a convenience hides an answer. */
import { expect, it } from 'vitest';
import { type Outcome, ok, type Phrase } from '../../../lib/domain/index.ts';
import type { LookupReply } from '../../../lib/extension/schemas/index.ts';
import type { LookupContext } from '../../../lib/service/lookup/authorization.ts';
import {
  type AnsweredLookup,
  createLookupReplies,
} from '../../../lib/service/lookup/lookup-reply.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { lookup, verdictOf } from '../world.ts';

type Parts = Parameters<typeof createLookupReplies>[0];

const OFFLINE = verdictOf();
const PAID = verdictOf({ reason: 'disposable', standing: 'caution', basis: ['api'] });
const RECORD = {
  endpoint: 'intelligenceEmail',
  path: '/v1/x',
  at: 7,
  whole: true,
  answer: {},
} as const;
const ANSWERED: AnsweredLookup = { verdict: PAID, at: 7, credits: 3, from: 'api', record: RECORD };
const OFFER = { policy: 'ask', connected: true, credits: 3 } as const;
const JOB = { id: 'id-1', kind: 'email', value: 'ann@example.com' };

const broken = () => Promise.reject(new Error('the disk is full'));

function replies(parts: object = {}) {
  return createLookupReplies({
    cache: { mergeWithOlder: async (_: string, answered: AnsweredLookup) => answered },
    evaluate: async () => [{ verdict: OFFLINE, offer: OFFER }],
    jobStore: { underWay: async () => [{ ...JOB, id: 'id-0' }, JOB] },
    settings: { read: async () => ({ ...DEFAULT_SETTINGS, disposableIsBad: true }) },
    ...parts,
  } as unknown as Parts);
}
const contextOf = (context: 'ui' | 'page' = 'ui', more: object = {}) =>
  ({
    request: lookup('ann@example.com'),
    caller: { context, private: false, sites: [] },
    offline: OFFLINE,
    question: { credits: 3 },
    questionKey: 'question',
    ...more,
  }) as unknown as LookupContext;

const contentOf = (reply: Outcome<LookupReply<Phrase>, Phrase>) => (reply.ok ? reply.value : null);

it('has the combined verdict, its price and the answer', async () => {
  const reply = await replies().answered(contextOf(), ANSWERED);
  expect(contentOf(reply)).toMatchObject({
    state: 'answered',
    at: 7,
    credits: 3,
    from: 'api',
    verdict: { standing: 'bad', basis: ['syntax', 'api'] },
    // The answer is stored, so looking it up again is free.
    offer: { policy: 'ask', connected: true, credits: 0, answeredAt: 7 },
    record: RECORD,
  });
  expect(contentOf(reply)).not.toHaveProperty('billed');
});

it('says where it is not known whether the answer was billed', async () => {
  const reply = await replies().answered(contextOf(), { ...ANSWERED, billed: 'possibly' });
  expect(contentOf(reply)).toMatchObject({ credits: 3, billed: 'possibly' });
});

it('shows the answer together with what older answers add', async () => {
  const older = { ...RECORD, answer: { older: true } };
  const mergeWithOlder = async () => ({ ...ANSWERED, record: older });
  const reply = await replies({ cache: { mergeWithOlder } }).answered(contextOf(), ANSWERED);
  expect(contentOf(reply)).toMatchObject({ record: older });
});

it('does not depend on the person’s setting if a list stores it', async () => {
  const list = { listBudget: { list: 'list-1', budget: 9, account: 'mine' } };
  const reply = await replies().answered(contextOf('ui', list), ANSWERED);
  expect(contentOf(reply)).toMatchObject({ verdict: { standing: 'caution' } });
});

it.each<[string, object, object]>([
  ['older answers', { cache: { mergeWithOlder: broken } }, { record: RECORD }],
  [
    'the offer',
    { evaluate: broken },
    { offer: { policy: 'check', connected: false, credits: 0, answeredAt: 7 } },
  ],
  ['the settings', { settings: { read: broken } }, { verdict: { standing: 'caution' } }],
])('is sent even if %s cannot be read', async (_, parts, expected) => {
  expect(DEFAULT_SETTINGS.disposableIsBad).toBe(false);
  const reply = await replies(parts).answered(contextOf(), ANSWERED);
  expect(contentOf(reply)).toMatchObject({ state: 'answered', credits: 3, ...expected });
});

it('gives a page neither the answer nor the job', async () => {
  const answered = contentOf(await replies().answered(contextOf('page'), ANSWERED));
  expect(answered).toMatchObject({ state: 'answered', credits: 3 });
  expect(answered).not.toHaveProperty('record');
  const pending = await replies().pending(contextOf('page'), 'id-1');
  expect(pending).toEqual(ok({ state: 'pending', credits: 3 }));
});

it.each<[string, string, object, object]>([
  ['the job', 'id-1', {}, { job: JOB }],
  ['no job that has just ended', 'id-9', {}, {}],
  ['no job if these cannot be read', 'id-1', { jobStore: { underWay: broken } }, {}],
])('shows our surfaces %s while the answer is pending', async (_, receipt, parts, job) => {
  const pending = await replies(parts).pending(contextOf(), receipt);
  expect(pending).toEqual(ok({ state: 'pending', credits: 3, ...job }));
});
