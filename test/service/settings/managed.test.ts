/** Settings of an organisation, through the whole service. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { parseManagedSettings } from '../../../lib/service/settings/managed.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { shown } from '../../../lib/texts/shown.ts';
import { BASE, createWorld, KEY, replyOf, SHOP_TAB, settingsOf, type World } from '../world.ts';

const { policies } = DEFAULT_SETTINGS;

async function restarted(world: World): Promise<World> {
  await world.restart();
  await world.service.whenResumed;
  return world;
}
const under = (managed: unknown) => restarted(Object.assign(createWorld(), { managed }));
/** A world in which the person chose something before the organisation did. */
async function chosen(patch: Parameters<typeof settingsOf>[1]) {
  const world = await under({});
  await settingsOf(world, patch);
  return world;
}
async function manage(world: World, managed: unknown): Promise<void> {
  world.managed = managed;
  await world.service.onManagedChanged();
}
const read = (world: World) => replyOf(world.send('settings', {}));
const defaults = (world: World) => replyOf(world.send('defaultSettings', {}));
const connection = (world: World) => replyOf(world.send('connection', {}));

describe('the key of an organisation', () => {
  it('is not the person’s to renew, and every page is told', async () => {
    const world = await under({ baseUrl: BASE, key: KEY });
    expect(await replyOf(world.send('language', {}))).toMatchObject({ keyFrom: 'organisation' });
    world.setReply('usage', { fail: createFailure('expired-key') });
    expect(await world.send('usage', { refresh: true })).toMatchObject({
      failure: { action: 'Ask your organisation to renew the key.' },
    });
    await manage(world, {});
    expect(await replyOf(world.send('language', {}))).toMatchObject({ keyFrom: 'person' });
  });

  it('is the person’s where they put their own in its place', async () => {
    const world = await under({ baseUrl: BASE, key: KEY });
    const keyFrom = async () => (await replyOf(world.send('language', {}))).keyFrom;
    expect(await keyFrom()).toBe('organisation');
    await replyOf(world.send('connect', { baseUrl: BASE, key: `${KEY}2`, keep: 'session' }));
    expect(await keyFrom()).toBe('person');
    await replyOf(world.send('connect', { baseUrl: BASE, key: KEY, keep: 'session' }));
    expect(await keyFrom()).toBe('organisation');
  });
});

describe('settings that an organisation set', () => {
  it('are defaults unless they are locked', async () => {
    const set = { marks: false, disposableIsBad: true };
    const world = await under({ ...set, policies: { phone: 'auto' }, budget: { autoPerDay: 7 } });
    expect(await read(world)).toEqual({
      ...DEFAULT_SETTINGS,
      ...set,
      policies: { ...policies, phone: 'auto' },
      budget: { ...DEFAULT_SETTINGS.budget, autoPerDay: 7 },
    });
    await settingsOf(world, { marks: true });
    await manage(world, { marks: false, budget: { autoPerDay: 11 } });
    // A person's choices stay; other settings follow the organisation's.
    const after = await read(world);
    expect([after.marks, after.budget.autoPerDay, after.policies.phone]).toEqual([true, 11, 'ask']);
  });

  it('override the person’s if they are locked, part by part, until the lock is removed', async () => {
    const world = await chosen({ policies: { ...policies, phone: 'auto', vat: 'off' } });
    await manage(world, { policies: { phone: 'check' }, locked: ['policies'] });
    const now = await read(world);
    expect(now.policies).toMatchObject({ phone: 'check', vat: 'off' });
    const wished = { ...now.policies, phone: 'ask', iban: 'off' } as const;
    const saved = await settingsOf(world, { policies: wished });
    expect(saved.policies).toMatchObject({ phone: 'check', iban: 'off' });
    await manage(world, {});
    expect((await read(world)).policies).toMatchObject({ phone: 'auto', iban: 'off' });
  });

  it('limit a person’s rule for a site, which may be stricter but not looser', async () => {
    const world = await under({ policies: { iban: 'check' }, locked: ['policies'] });
    const stricter = { 'https://b.example': { iban: 'off' } } as const;
    const looser = { 'https://a.example': { iban: 'ask', vat: 'auto' } } as const;
    const { sites } = await settingsOf(world, { sites: { ...looser, ...stricter } });
    expect(sites).toEqual({ ...stricter, 'https://a.example': { iban: 'check', vat: 'auto' } });
  });

  it('may include rules for sites, which a person cannot remove', async () => {
    const world = await under({ sites: { '*.bank.example': { iban: 'off' } }, locked: ['sites'] });
    const site = 'https://*.bank.example';
    const { sites } = await settingsOf(world, { sites: { [site]: { iban: 'ask' } } });
    expect(sites).toEqual({ [site]: { iban: 'off' } });
    expect(await defaults(world)).toMatchObject({
      managed: true,
      organisationSettings: [{ name: `sites › ${site} › iban`, value: 'off', locked: true }],
      locked: [`sites ${site} iban`],
      problems: [],
    });
  });

  it('cannot accept automatic email lookups for a person, but may forbid them', async () => {
    const refused = { autoAccepted: false, policies: { email: 'ask' } };
    const world = await under({ policies: { email: 'auto' }, autoAccepted: true });
    expect(await read(world)).toMatchObject(refused);
    const accepted = await settingsOf(world, { autoAccepted: true });
    expect(accepted).toMatchObject({ policies: { email: 'auto' } });
    await manage(world, { policies: { email: 'ask' }, locked: ['policies'] });
    expect(await read(world)).toMatchObject(refused);
    expect(await settingsOf(world, { autoAccepted: true })).toMatchObject(refused);
  });
});

describe('an organisation’s policy file', () => {
  const problemsIn = (file: unknown) => parseManagedSettings(file).problems.map(shown);

  it('is read part by part, and wrong parts are named', () => {
    const file = {
      marks: 'yes',
      guard: 'warn',
      policies: { email: 'auto', vat: 'sometimes', phone: 'off', bitcoin: 'ask' },
      budget: { autoPerDay: -1, totalPerDay: 40 },
      sites: { 'not a site': { email: 'off' }, 'shop.example': { email: 'off' } },
      notify: true,
      colour: 'blue',
      locked: ['guard', 'weather'],
      baseUrl: 'http://api.example.org',
    };
    expect([...parseManagedSettings(file).flat]).toEqual([
      ['guard', 'warn'],
      ['policies phone', 'off'],
      ['budget totalPerDay', 40],
      ['sites https://shop.example email', 'off'],
    ]);
    expect(problemsIn(file).map((problem) => /“(.*?)”/.exec(problem)?.[1])).toEqual([
      ...['marks', 'policies.vat', 'policies.bitcoin', 'budget.autoPerDay'],
      ...['sites.not.a.site.email', 'colour', 'policies.email', 'notify', 'locked.weather'],
      'baseUrl',
    ]);
    expect(parseManagedSettings(file).baseUrl).toBeNull();
  });

  it.each([
    ['locked.buget', 'budget', { locked: ['buget', 'marks'] }],
    ['policies.emial', 'email', { policies: { emial: 'off' } }],
    ['budget.autoPerday', 'autoPerDay', { budget: { autoPerday: 3 } }],
    ['sites.shop.example.ibn', 'iban', { sites: { 'shop.example': { ibn: 'off' } } }],
    ['gaurd', 'guard', { gaurd: 'off' }],
  ])('names what %s was probably meant to be', (setting, meant, file) =>
    expect(problemsIn(file)).toEqual([`“${setting}” is not a setting. Did you mean “${meant}”?`]),
  );

  it('is rejected if it has a key but no address', () => {
    expect(parseManagedSettings({ key: KEY }).key).toBeNull();
    expect(problemsIn({ key: KEY })).toEqual([
      '“key” also needs the “baseUrl” that the key is for.',
    ]);
  });

  it('may be missing, or not an object', async () => {
    for (const raw of [undefined, null, {}, 'text'])
      expect(parseManagedSettings(raw).active).toBe(false);
    const world = await under(Promise.reject(new Error('Managed storage manifest not found')));
    expect(await read(world)).toEqual(DEFAULT_SETTINGS);
  });
});

describe('an address and a key that an organisation set', () => {
  const LOCKED = { baseUrl: BASE, key: KEY, locked: ['baseUrl', 'key'] };

  it('are verified for free, kept for the session, and never read back', async () => {
    const world = await under(LOCKED);
    expect(await connection(world)).toEqual({
      baseUrl: BASE,
      creditsLeft: 1000,
      key: { set: true, endsIn: KEY.slice(-4), keep: 'session' },
    });
    expect(world.calls.map(({ name, key }) => [name, key])).toEqual([['usage', KEY]]);
    const replies = await Promise.all([defaults(world), read(world), connection(world)]);
    expect(JSON.stringify(replies)).not.toContain(KEY);
    expect(replies[0]).toMatchObject({
      organisationSettings: [{ value: BASE }, { name: 'key', value: null, locked: true }],
      locked: ['baseUrl', 'key'],
    });
  });

  it('cannot be changed or forgotten where they are locked', async () => {
    const world = await under(LOCKED);
    const connect = { baseUrl: BASE, keep: 'session' } as const;
    const elsewhere = { ...connect, baseUrl: 'https://other.example' };
    const refused = (what: string) => ({
      failure: { message: `Your organisation set the API ${what}.` },
    });
    expect(await world.send('connect', elsewhere)).toMatchObject(refused('base URL'));
    const otherKey = await world.send('connect', { ...connect, key: 'mine' });
    expect(otherKey).toMatchObject(refused('key'));
    expect(await world.send('forgetKey', {})).toMatchObject(refused('key'));
    expect(world.calls.every(({ baseUrl, key }) => baseUrl === BASE && key === KEY)).toBe(true);
    // Verifying the connection again is free and allowed.
    await replyOf(world.send('connect', connect));
  });

  const CORP = 'https://corp.example/api';
  it.each([
    [
      'stay the person’s unless they are locked',
      { baseUrl: CORP, key: 'fm_corp_0123456789' },
      { baseUrl: BASE, key: { endsIn: KEY.slice(-4) } },
    ],
    [
      'make the service forget a key for another address',
      { baseUrl: CORP, locked: ['baseUrl'] },
      { baseUrl: CORP, key: { set: false } },
    ],
    [
      'keep the key if only the path of its address differs',
      { baseUrl: `${BASE}/eu`, locked: ['baseUrl'] },
      { baseUrl: `${BASE}/eu`, key: { set: true, keep: 'disk' } },
    ],
  ])('%s, without a call to the other address', async (_, managed, expected) => {
    for (const isNewWorker of [true, false]) {
      const world = await under({});
      await world.send('connect', { baseUrl: BASE, key: KEY, keep: 'disk' });
      if (isNewWorker) await restarted(Object.assign(world, { managed }));
      else await manage(world, managed);
      expect(await connection(world)).toMatchObject(expected);
      expect(world.calls.filter(({ baseUrl }) => !baseUrl.startsWith(BASE))).toEqual([]);
    }
  });

  it('are applied when the person allows the browser to send data, and not before', async () => {
    const world = createWorld();
    world.managed = LOCKED;
    world.mayTransmit = false;
    await restarted(world);
    expect(world.calls).toEqual([]);
    world.mayTransmit = true;
    await replyOf(world.send('connect', { baseUrl: BASE, keep: 'session' }));
    expect(await connection(world)).toMatchObject({ key: { set: true, endsIn: KEY.slice(-4) } });
    // After the permission is withdrawn nothing is sent, and the failure says what helps.
    const before = world.calls.length;
    world.mayTransmit = false;
    expect(await world.send('usage', { refresh: true })).toMatchObject({
      failure: { kind: 'not-allowed', remedy: 'options' },
    });
    expect(world.calls).toHaveLength(before);
  });

  it('verify a refused key once a session, and report it', async () => {
    const world = createWorld();
    world.managed = { baseUrl: BASE, key: KEY };
    world.setReply('usage', { fail: createFailure('expired-key') });
    for (let attempt = 0; attempt < 3; attempt += 1) await restarted(world);
    expect(world.calls).toHaveLength(1);
    const refused = { key: { set: false }, trouble: { kind: 'expired-key' } };
    expect(await connection(world)).toMatchObject(refused);
  });

  /** A worker that waits for the browser's answer, which comes when the returned function is called. */
  async function waiting(world: World) {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    world.managedLate = promise;
    await restarted(world);
    return resolve;
  }

  it('are the last known ones until the browser answers the new ones', async () => {
    const marks = { marks: false, locked: ['marks'] };
    const world = await under({ ...marks, baseUrl: BASE, key: KEY });
    const stored = () => world.db.read('snapshots', 'managed', z.unknown());
    await expect.poll(() => stored()).toEqual({ ...marks, baseUrl: BASE });
    const answer = await waiting(world);
    expect((await settingsOf(world, { marks: true })).marks).toBe(false);
    world.managedLate = null;
    world.managed = {};
    expect(world.tabMessages).toEqual([]);
    answer({});
    await expect.poll(async () => (await read(world)).marks).toBe(true);
    await expect.poll(() => stored()).toBeUndefined();
  });

  it('notify no page if they arrive late and unchanged, because a notified page scans anew', async () => {
    const world = await under({});
    world.tabs.push(SHOP_TAB);
    const answer = await waiting(world);
    answer({});
    await world.managedLate;
    await read(world);
    await read(world);
    expect(world.tabMessages).toEqual([]);
  });
});
