import { expect, it } from 'vitest';
import { BASE, connected, createWorld, fails, KEY, replyOf } from '../world.ts';

/** The first letter is Cyrillic. */
const FORGED = 'https://\u0430pi.example.com';

it('refuses an internationalised address, shows it in Punycode, and sends, saves and forgets nothing', async () => {
  const world = await connected();
  const body = { baseUrl: ` ${FORGED} `, keep: 'disk' } as const;
  for (const more of [{}, { key: KEY }]) {
    const outcome = await world.send('connect', { ...body, ...more });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'other-script', billed: 'no' } });
    const message = outcome.ok ? '' : outcome.failure.message;
    expect(message).toContain(`“${FORGED}”`);
    expect(message).toContain('https://xn--pi-6kc.example.com');
  }
  expect(world.calls).toEqual([]);
  expect(world.originsWithoutReuse).toEqual([BASE]);
  expect(await world.send('connection', {})).toMatchObject({
    value: { baseUrl: BASE, key: { set: true } },
  });
});

it('uses an internationalised address that the person confirmed, and stores it in Punycode', async () => {
  const world = createWorld();
  const body = { baseUrl: FORGED, key: KEY, keep: 'disk', otherScript: true } as const;
  const url = 'https://xn--pi-6kc.example.com';
  expect(await world.send('connect', body)).toMatchObject({
    ok: true,
    value: { connection: { baseUrl: url } },
  });
  expect(world.calls.map(({ baseUrl }) => baseUrl)).toEqual([url]);
  // In Punycode it needs no confirmation.
  const again = { baseUrl: url, keep: 'disk' } as const;
  expect(await world.send('connect', again)).toMatchObject({ ok: true });
});

it.each([
  [
    fails('not-json', { raw: '<!doctype html><title> Sign in </title>' }),
    `sign in first. Tried: ${BASE}/v2/v1/usage. The answer was a web page, “Sign in”.`,
  ],
  [fails('unexpected-answer'), `is the API’s own. Tried: ${BASE}/v2/v1/usage.`],
])('says after a wrong path what was tried and what was found (%#)', async (tried, words) => {
  const world = createWorld();
  world.setReply('usage', tried);
  const body = { baseUrl: `${BASE}/v2`, key: KEY, keep: 'disk' } as const;
  const outcome = await world.send('connect', body);
  expect(outcome.ok ? '' : outcome.failure.action).toContain(words);
  const { trouble } = await replyOf(world.send('connection', {}));
  expect(trouble?.action).toContain(words);
});

it('keeps the message of a failure that is unrelated to the address', async () => {
  const world = createWorld();
  world.setReply('usage', fails('network'));
  const outcome = await world.send('connect', { baseUrl: BASE, key: KEY, keep: 'disk' });
  expect(outcome.ok ? '' : outcome.failure.action).not.toContain('/v1/usage');
});

it('forgets the page for topping up with the API that it is of', async () => {
  const world = await connected();
  const page = 'https://api.example.com/account';
  await world.send('setSettings', { patch: { accountPage: page } });
  const pageNow = async () => (await replyOf(world.send('connection', {}))).accountPage;
  await world.send('connect', { baseUrl: BASE, key: 'another', keep: 'disk' });
  expect(await pageNow()).toBe(page);
  await world.send('connect', { baseUrl: 'https://other.example.com', key: KEY, keep: 'disk' });
  expect(await pageNow()).toBeUndefined();
});

it.each(['\n', ' ', '\r\n  ', '\t', '\u00a0', '\u200b', '\ufeff', '\u00ad'])(
  'drops %j from a key, which no key has',
  async (space) => {
    const world = createWorld();
    const key = `${space}${KEY.slice(0, 9)}${space}${KEY.slice(9)}${space}`;
    expect(await world.send('connect', { baseUrl: BASE, key, keep: 'disk' })).toMatchObject({
      ok: true,
    });
    expect(world.calls).toMatchObject([{ name: 'usage', key: KEY }]);
  },
);

it.each([`${KEY}…`, `clé_${KEY}`, `\u0430${KEY}`])(
  'says of %j that it is no key and was not sent, and keeps the connection',
  async (key) => {
    const world = await connected();
    const before = await replyOf(world.send('connection', {}));
    world.calls.length = 0;
    const outcome = await world.send('connect', { baseUrl: BASE, key, keep: 'disk' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalid-key', billed: 'no' } });
    expect(outcome.ok ? '' : outcome.failure.message).toMatch(/cannot be an API key.*not sent/);
    expect(world.calls).toEqual([]);
    expect(await replyOf(world.send('connection', {}))).toEqual(before);
  },
);
