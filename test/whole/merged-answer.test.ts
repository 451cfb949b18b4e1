import { expect, it } from 'vitest';
import { z } from 'zod';
import type { EndpointName } from '../../lib/api/endpoints/table.ts';
import type { Verdict } from '../../lib/domain/index.ts';
import type { LookupReply } from '../../lib/extension/schemas/index.ts';
import { connected, fails, lookup, replyOf, type World } from '../service/world.ts';

const DAY = 24 * 3_600_000;
const VALUE = 'ann@example.com';
const PROVIDERS = [{ slug: 'example-mail', type: 'business', grade: 'A' }];
const BASIC = { disposable: false, risk_score: 5, dns: { mx: true, mx_providers: PROVIDERS } };
const DEEP = { disposable: false, risk_score: 7, dns: { mx: true }, qualification: 'valid' };
const BASIC_PATH = '/v1/intelligence/email';
const DEEP_PATH = '/v1/email';

type Answered = Extract<LookupReply, { state: 'answered' }>;

async function ask(world: World, more = {}): Promise<Answered> {
  const reply = await replyOf(world.send('lookup', lookup(VALUE, { place: 'popup', ...more })));
  if (reply.state !== 'answered') throw new Error(JSON.stringify(reply));
  return reply;
}

const setAnswer = (world: World, name: EndpointName, answer: unknown) => {
  world.setReply(name, { ok: answer });
  world.setReply(name, { ok: { state: 'done', value: answer } }, 'poll');
};

/** A world in which the value had a standard lookup, and a day later a deep one. */
async function bothAnswered(basic: unknown = BASIC, deep: unknown = DEEP) {
  const world = await connected();
  setAnswer(world, 'intelligenceEmail', basic);
  setAnswer(world, 'email', deep);
  const first = world.now;
  await ask(world);
  world.now += DAY;
  const second = world.now;
  return { world, first, second, reply: await ask(world, { depth: 'deep' }) };
}

const factOf = ({ facts }: Verdict, label: string) => facts.find((fact) => fact.label === label);
const hasSources = ({ facts }: Verdict) => facts.some(({ source }) => source !== undefined);
async function checked(world: World) {
  const items = [{ kind: 'email' as const, value: VALUE }];
  const [judged] = (await replyOf(world.send('check', { items, place: 'popup' }))).judgements;
  if (!judged) throw new Error('no verdict');
  return judged;
}

it('keeps facts of a cheaper lookup, with its date and path, after a deep lookup', async () => {
  const { world, first, second, reply } = await bothAnswered();
  for (const verdict of [reply.verdict, (await checked(world)).verdict]) {
    const [basic, deep] = [
      { path: BASIC_PATH, at: first },
      { path: DEEP_PATH, at: second },
    ];
    const provider = { value: 'example-mail', source: basic };
    expect(factOf(verdict, 'Mail provider')).toMatchObject(provider);
    expect(factOf(verdict, 'Deliverability')).toMatchObject({ source: deep });
    expect(factOf(verdict, 'Risk')).toMatchObject({ value: '7 out of 100', source: deep });
    expect(verdict).toMatchObject({ standing: 'good', reason: 'deliverable' });
  }
  const older = [{ path: BASIC_PATH, at: first, answer: BASIC }];
  expect(reply.record).toMatchObject({ path: DEEP_PATH, answer: DEEP, older });
  const { record } = await replyOf(world.send('record', { kind: 'email', value: VALUE }));
  expect(record).toMatchObject({ path: DEEP_PATH, answer: DEEP, older });
});

it('shows both answers in an entry of the history, even after they have expired', async () => {
  const { world, first } = await bothAnswered();
  world.now += 30 * DAY;
  const [entry] = (await replyOf(world.send('history', { limit: 10 }))).entries;
  const source = { path: BASIC_PATH, at: first };
  expect(entry && factOf(entry.verdict, 'Mail provider')?.source).toEqual(source);
  const { record } = await replyOf(world.send('record', { id: entry?.id ?? '' }));
  expect(record).toMatchObject({ older: [{ answer: BASIC }] });
});

it('ignores an expired answer', async () => {
  const { world } = await bothAnswered();
  world.now += 3 * DAY;
  const { verdict, offer } = await checked(world);
  expect(factOf(verdict, 'Deliverability')).toBeUndefined();
  expect(verdict.reason).toBe('no-risk-found');
  expect(offer.deepAt).toBeUndefined();
  world.now += 4 * DAY;
  expect((await checked(world)).verdict.basis).toEqual(['syntax']);
});

it.each([
  ['null', { ...BASIC, risk_score: null, dns: { mx: true, mx_providers: null } }],
  ['unreadable', { ...BASIC, dns: { mx: true, mx_providers: 'none' } }],
  ['absent', { disposable: false, dns: { mx: true } }],
])(
  'keeps the older fact if the field of a newer answer to the same question is %s',
  async (_, next) => {
    const world = await connected();
    setAnswer(world, 'intelligenceEmail', BASIC);
    const first = world.now;
    await ask(world);
    world.now += DAY;
    setAnswer(world, 'intelligenceEmail', next);
    await ask(world, { refresh: true });
    const { verdict, offer } = await checked(world);
    expect(offer.answeredAt).toBe(world.now);
    expect(factOf(verdict, 'Mail provider')).toMatchObject({
      value: 'example-mail',
      source: { path: BASIC_PATH, at: first },
    });
  },
);

it('names no sources for a single answer, and uses nothing of an older one if the newer one has every field', async () => {
  const world = await connected();
  setAnswer(world, 'intelligenceEmail', BASIC);
  const single = await ask(world);
  world.now += DAY;
  await ask(world, { refresh: true });
  for (const { verdict, record } of [single, await ask(world)]) {
    expect(record?.older).toBeUndefined();
    expect(hasSources(verdict)).toBe(false);
  }
  const kept = await world.db.all('cache', z.looseObject({ former: z.array(z.unknown()) }));
  expect(kept).toMatchObject([{ former: [] }]);
});

it('prefers a deep answer to a newer answer with fewer fields', async () => {
  const { world } = await bothAnswered(BASIC, { ...DEEP, qualification: 'invalid' });
  world.now += DAY;
  const { verdict } = await ask(world, { refresh: true });
  expect(verdict).toMatchObject({ standing: 'bad', reason: 'undeliverable' });
  world.now += 3 * DAY;
  expect((await checked(world)).verdict.reason).toBe('no-risk-found');
});

it('prefers a fault that the newest answer finds to an older deep answer', async () => {
  const { world } = await bothAnswered();
  world.now += 1_000;
  setAnswer(world, 'intelligenceEmail', { disposable: false, dns: { mx: false } });
  const { verdict } = await ask(world, { refresh: true });
  expect(verdict).toMatchObject({ standing: 'bad', reason: 'no-mail-server' });
  expect(factOf(verdict, 'Deliverability')?.value).toBe('Deliverable');
});

it('lets “not found” decide, with the dated facts of an older answer', async () => {
  const world = await connected();
  setAnswer(world, 'intelligenceEmail', BASIC);
  const first = world.now;
  await ask(world);
  world.now += 1_000;
  world.setReply('intelligenceEmail', fails('not-found', { billed: 'possibly', status: 404 }));
  const { verdict } = await ask(world, { refresh: true });
  for (const shown of [verdict, (await checked(world)).verdict]) {
    expect(shown).toMatchObject({ standing: 'unknown', reason: 'not-found' });
    expect(factOf(shown, 'Risk')?.source).toEqual({ path: BASIC_PATH, at: first });
  }
});
