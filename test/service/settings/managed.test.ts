/** Settings of an organisation, through the whole service. */
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { parseManagedSettings } from '../../../lib/service/settings/managed.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { shown } from '../../../lib/texts/shown.ts';
import { BASE, createWorld, KEY, page, ui, type World } from '../world.ts';

async function under(managed: unknown): Promise<World> {
  const world = createWorld();
  world.managed = managed;
  await world.restart();
  await world.service.whenResumed;
  return world;
}

async function settingsOf(world: World) {
  const outcome = await world.send('settings', {});
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

describe('settings that an organisation set', () => {
  it('are defaults unless they are locked', async () => {
    const world = await under({
      marks: false,
      disposableIsBad: true,
      policies: { phone: 'auto' },
      budget: { autoPerDay: 7 },
    });
    expect(await settingsOf(world)).toEqual({
      ...DEFAULT_SETTINGS,
      marks: false,
      disposableIsBad: true,
      policies: { ...DEFAULT_SETTINGS.policies, phone: 'auto' },
      budget: { ...DEFAULT_SETTINGS.budget, autoPerDay: 7 },
    });
    await world.send('setSettings', { patch: { marks: true } });
    world.managed = { marks: false, budget: { autoPerDay: 11 } };
    await world.service.onManagedChanged();
    // A person's choices stay; other settings follow the organisation's.
    const after = await settingsOf(world);
    expect([after.marks, after.budget.autoPerDay, after.policies.phone]).toEqual([true, 11, 'ask']);
  });

  it('override the person’s if they are locked, part by part, until the lock is removed', async () => {
    const world = await under({});
    await world.send('setSettings', {
      patch: { policies: { ...DEFAULT_SETTINGS.policies, phone: 'auto', vat: 'off' } },
    });
    world.managed = { policies: { phone: 'check' }, locked: ['policies'] };
    await world.service.onManagedChanged();
    expect((await settingsOf(world)).policies).toMatchObject({ phone: 'check', vat: 'off' });
    const { policies } = await settingsOf(world);
    await world.send('setSettings', {
      patch: { policies: { ...policies, phone: 'ask', iban: 'off' } },
    });
    expect((await settingsOf(world)).policies).toMatchObject({ phone: 'check', iban: 'off' });
    world.managed = {};
    await world.service.onManagedChanged();
    expect((await settingsOf(world)).policies).toMatchObject({ phone: 'auto', iban: 'off' });
  });

  it('limit a person’s rule for a site, which may be stricter but not looser', async () => {
    const world = await under({ policies: { iban: 'check' }, locked: ['policies'] });
    await world.send('setSettings', {
      patch: {
        sites: {
          'https://a.example': { iban: 'ask', vat: 'auto' },
          'https://b.example': { iban: 'off' },
        },
      },
    });
    expect((await settingsOf(world)).sites).toEqual({
      'https://a.example': { iban: 'check', vat: 'auto' },
      'https://b.example': { iban: 'off' },
    });
  });

  it('may include rules for sites, which a person cannot remove', async () => {
    const world = await under({ sites: { '*.bank.example': { iban: 'off' } }, locked: ['sites'] });
    await world.send('setSettings', {
      patch: { sites: { 'https://*.bank.example': { iban: 'ask' } } },
    });
    expect((await settingsOf(world)).sites).toEqual({ 'https://*.bank.example': { iban: 'off' } });
    expect(await world.send('defaultSettings', {})).toMatchObject({
      value: {
        managed: true,
        organisationSettings: [
          { name: 'sites › https://*.bank.example › iban', value: 'off', locked: true },
        ],
        locked: ['sites https://*.bank.example iban'],
        problems: [],
      },
    });
  });

  it('never reports the value of the key', async () => {
    const world = await under({ baseUrl: 'https://api.example.com', key: 'fm-secret-0123456789' });
    const reply = await world.send('defaultSettings', {});
    expect(reply).toMatchObject({
      value: {
        organisationSettings: [
          { name: 'baseUrl', value: 'https://api.example.com', locked: false },
          { name: 'key', value: null, locked: false },
        ],
      },
    });
    expect(JSON.stringify(reply)).not.toContain('fm-secret');
  });

  it('cannot accept automatic email lookups for a person, but may forbid them', async () => {
    const world = await under({ policies: { email: 'auto' }, autoAccepted: true });
    expect(await settingsOf(world)).toMatchObject({
      autoAccepted: false,
      policies: { email: 'ask' },
    });
    await world.send('setSettings', { patch: { autoAccepted: true } });
    expect(await settingsOf(world)).toMatchObject({ policies: { email: 'auto' } });
    world.managed = { policies: { email: 'ask' }, locked: ['policies'] };
    await world.service.onManagedChanged();
    expect(await settingsOf(world)).toMatchObject({
      autoAccepted: false,
      policies: { email: 'ask' },
    });
    await world.send('setSettings', { patch: { autoAccepted: true } });
    expect(await settingsOf(world)).toMatchObject({
      autoAccepted: false,
      policies: { email: 'ask' },
    });
  });

  it('are sent only to our own pages', async () => {
    const world = await under({ marks: false });
    for (const name of ['defaultSettings', 'parseSettingsFile'] as const) {
      expect(await world.raw({ fieldmark: name, body: { text: '{}' } }, page)).not.toMatchObject({
        ok: true,
      });
    }
  });
});

describe('an organisation’s policy file', () => {
  it('is read part by part, and wrong parts are named', () => {
    const read = parseManagedSettings({
      marks: 'yes',
      guard: 'warn',
      policies: { email: 'auto', vat: 'sometimes', phone: 'off', bitcoin: 'ask' },
      budget: { autoPerDay: -1, totalPerDay: 40 },
      sites: { 'not a site': { email: 'off' }, 'shop.example': { email: 'off' } },
      notify: true,
      colour: 'blue',
      locked: ['guard', 'weather'],
      baseUrl: 'http://api.example.org',
    });
    expect([...read.flat]).toEqual([
      ['guard', 'warn'],
      ['policies phone', 'off'],
      ['budget totalPerDay', 40],
      ['sites https://shop.example email', 'off'],
    ]);
    expect(read.problems.map((each) => /“(.*?)”/.exec(shown(each))?.[1])).toEqual([
      'marks',
      'policies.vat',
      'policies.bitcoin',
      'budget.autoPerDay',
      'sites.not.a.site.email',
      'colour',
      'policies.email',
      'notify',
      'locked.weather',
      'baseUrl',
    ]);
    expect(read.baseUrl).toBeNull();
  });

  it.each([
    ['locked.buget', 'budget', { locked: ['buget', 'marks'] }],
    ['policies.emial', 'email', { policies: { emial: 'off' } }],
    ['budget.autoPerday', 'autoPerDay', { budget: { autoPerday: 3 } }],
    ['sites.shop.example.ibn', 'iban', { sites: { 'shop.example': { ibn: 'off' } } }],
    ['gaurd', 'guard', { gaurd: 'off' }],
  ])('names what %s was probably meant to be', (setting, meant, file) => {
    expect(parseManagedSettings(file).problems.map(shown)).toEqual([
      `“${setting}” is not a setting. Did you mean “${meant}”?`,
    ]);
  });

  it('is rejected if it has a key but no address', () => {
    const read = parseManagedSettings({ key: KEY });
    expect(read.key).toBeNull();
    expect(read.problems.map(shown)).toEqual([
      '“key” also needs the “baseUrl” that the key is for.',
    ]);
  });

  it('may be missing, or not an object', async () => {
    for (const raw of [undefined, null, {}, 'text'])
      expect(parseManagedSettings(raw).active).toBe(false);
    const world = await under(Promise.reject(new Error('Managed storage manifest not found')));
    expect(await settingsOf(world)).toEqual(DEFAULT_SETTINGS);
  });
});

describe('an address and a key that an organisation set', () => {
  const connection = async (world: World) => {
    const outcome = await world.send('connection', {});
    return outcome.ok ? outcome.value : null;
  };

  it('are verified for free, kept for the session, and never read back', async () => {
    const world = await under({ baseUrl: BASE, key: KEY, locked: ['baseUrl', 'key'] });
    expect(await connection(world)).toEqual({
      baseUrl: BASE,
      creditsLeft: 1000,
      key: { set: true, endsIn: KEY.slice(-4), keep: 'session' },
    });
    expect(world.calls.map(({ name, key }) => [name, key])).toEqual([['usage', KEY]]);
    const problems = await Promise.all([
      world.send('defaultSettings', {}),
      world.send('settings', {}),
      world.send('connection', {}),
    ]);
    expect(JSON.stringify(problems)).not.toContain(KEY);
    expect(problems[0]).toMatchObject({ value: { locked: ['baseUrl', 'key'] } });
  });

  it('cannot be changed or forgotten where they are locked', async () => {
    const world = await under({ baseUrl: BASE, key: KEY, locked: ['baseUrl', 'key'] });
    const other = { baseUrl: 'https://other.example', keep: 'disk' } as const;
    const messageOf = async (outcome: Promise<{ ok: boolean; failure?: { message: string } }>) =>
      (await outcome).failure?.message;
    expect(await messageOf(world.send('connect', other))).toBe(
      'Your organisation set the API base URL.',
    );
    expect(await messageOf(world.send('connect', { ...other, baseUrl: BASE, key: 'mine' }))).toBe(
      'Your organisation set the API key.',
    );
    expect(await messageOf(world.send('forgetKey', {}))).toBe('Your organisation set the API key.');
    expect(world.calls.every(({ baseUrl, key }) => baseUrl === BASE && key === KEY)).toBe(true);
    // Verifying the connection again is free and allowed.
    expect(await world.send('connect', { baseUrl: BASE, keep: 'session' })).toMatchObject({
      ok: true,
    });
  });

  it('do not replace a person’s connection unless they are locked', async () => {
    const world = await under({});
    await world.send('connect', { baseUrl: BASE, key: KEY, keep: 'disk' });
    world.managed = { baseUrl: 'https://corp.example', key: 'fm_corp_0123456789' };
    await world.service.onManagedChanged();
    expect(await connection(world)).toMatchObject({
      baseUrl: BASE,
      key: { endsIn: KEY.slice(-4) },
    });
  });

  it('make the service forget a key for another address before it calls the API', async () => {
    const world = await under({});
    await world.send('connect', { baseUrl: BASE, key: KEY, keep: 'disk' });
    world.managed = { baseUrl: 'https://corp.example/api', locked: ['baseUrl'] };
    await world.restart();
    await world.service.whenResumed;
    expect(await connection(world)).toEqual({
      baseUrl: 'https://corp.example/api',
      key: { set: false },
    });
    expect(world.calls.filter(({ baseUrl }) => baseUrl !== BASE)).toEqual([]);
  });

  it('keep the key if only the path of its address differs', async () => {
    const world = await under({});
    await world.send('connect', { baseUrl: BASE, key: KEY, keep: 'disk' });
    world.managed = { baseUrl: `${BASE}/eu`, locked: ['baseUrl'] };
    await world.service.onManagedChanged();
    expect(await connection(world)).toMatchObject({
      baseUrl: `${BASE}/eu`,
      key: { set: true, keep: 'disk' },
    });
  });

  it('are applied when the person allows the browser to send data, and not before', async () => {
    const world = createWorld();
    world.managed = { baseUrl: BASE, key: KEY, locked: ['baseUrl', 'key'] };
    world.mayTransmit = false;
    await world.restart();
    await world.service.whenResumed;
    expect(world.calls).toEqual([]);
    world.mayTransmit = true;
    expect(await world.send('connect', { baseUrl: BASE, keep: 'session' })).toMatchObject({
      ok: true,
    });
    expect(await connection(world)).toMatchObject({ key: { set: true, endsIn: KEY.slice(-4) } });
    // After the permission is withdrawn nothing is sent, and the failure says what helps.
    const before = world.calls.length;
    world.mayTransmit = false;
    expect(await world.send('usage', { refresh: true })).toMatchObject({
      ok: false,
      failure: { kind: 'not-allowed', remedy: 'options' },
    });
    expect(world.calls).toHaveLength(before);
  });

  it('verify a refused key once a session, and report it', async () => {
    const world = createWorld();
    world.managed = { baseUrl: BASE, key: KEY };
    world.setReply('usage', { fail: createFailure('expired-key') });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await world.restart();
      await world.service.whenResumed;
    }
    expect(world.calls).toHaveLength(1);
    expect(await world.send('connection', {}, ui)).toMatchObject({
      value: { key: { set: false }, trouble: { kind: 'expired-key' } },
    });
  });

  it('are the last known ones until the browser answers the new ones', async () => {
    const world = await under({ marks: false, locked: ['marks'], baseUrl: BASE, key: KEY });
    await vi.waitFor(async () =>
      expect(await world.db.read('snapshots', 'managed', z.unknown())).toEqual({
        marks: false,
        locked: ['marks'],
        baseUrl: BASE,
      }),
    );
    let answer: (set: unknown) => void = () => undefined;
    world.managedLate = new Promise((resolve) => {
      answer = resolve;
    });
    await world.restart();
    await world.service.whenResumed;
    await world.send('setSettings', { patch: { marks: true } });
    expect((await settingsOf(world)).marks).toBe(false);
    world.managedLate = null;
    world.managed = {};
    expect(world.tabMessages).toEqual([]);
    answer({});
    await vi.waitFor(async () => expect((await settingsOf(world)).marks).toBe(true));
    await vi.waitFor(async () =>
      expect(await world.db.read('snapshots', 'managed', z.unknown())).toBeUndefined(),
    );
  });

  it('notify no page if they arrive late and unchanged, because a notified page scans anew', async () => {
    const world = await under({});
    let answer: (set: unknown) => void = () => undefined;
    world.managedLate = new Promise((resolve) => {
      answer = resolve;
    });
    world.tabs.push({ id: 1, url: 'https://shop.example/', private: false });
    await world.restart();
    await world.service.whenResumed;
    answer({});
    await world.managedLate;
    await settingsOf(world);
    await settingsOf(world);
    expect(world.tabMessages).toEqual([]);
  });
});
