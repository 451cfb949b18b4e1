/** What settings from another browser may change, and what stays in sync. */
import { describe, expect, it } from 'vitest';
import { BASE, confirmed, connected, KEY, page, settingsOf } from '../world.ts';
import { settle, twoBrowsers } from './browsers.ts';

const SHOP = 'https://shop.example';
async function synced() {
  const world = twoBrowsers();
  await world.a.join();
  await world.b.setSync(true);
  return world;
}

/** As many as a site may have, with labels so long. */
const manyCorrections = (length: number) =>
  Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`label=${'x'.repeat(length)}${i}`, 'iban' as const]),
  );

/** What either browser does by itself, without its person, is in `convergence.test.ts`. */
describe('looser settings from another browser', () => {
  it('wait until the person accepts them; stricter ones apply at once', async () => {
    const { a, b, sync } = await synced();
    const { budget, policies } = await a.read();
    const sites = { 'https://*.shop.example': { vat: 'auto' } } as const;
    await a.share({
      sites,
      history: false,
      policies: { ...policies, email: 'auto', phone: 'auto' },
      budget: { ...budget, autoPerDay: 10, totalPerDay: null },
    });
    const stricter = { history: false, budget: { ...budget, autoPerDay: 10 } };
    const strict = { ...stricter, policies, sites: {}, autoAccepted: false };
    expect(await b.read()).toMatchObject(strict);
    expect((await b.status()).offered).toMatchObject({
      sites,
      policies: { email: 'auto', phone: 'auto' },
      budget: { ...budget, autoPerDay: 10, totalPerDay: null },
    });
    await b.answer(true);
    const accepted = { autoAccepted: true, policies: { email: 'auto' }, sites };
    expect(await b.read()).toMatchObject({ ...accepted, budget: { totalPerDay: null } });
    expect((await b.status()).offered).toBeNull();
    await settle(sync);
    await a.share({ policies, history: true });
    expect(await b.read()).toMatchObject({
      autoAccepted: false,
      policies: { email: 'ask' },
      history: false,
    });
    expect((await b.status()).offered?.history).toBe(true);
  });

  it('are overwritten in all browsers if the person keeps the own ones', async () => {
    const { a, b, sync } = await synced();
    const { budget } = await b.read();
    await b.share({ budget: { ...budget, totalPerDay: 200 } });
    await a.share({ budget: { ...budget, totalPerDay: 900 } });
    expect((await b.read()).budget.totalPerDay).toBe(200);
    await b.answer(false);
    await settle(sync);
    expect((await a.read()).budget.totalPerDay).toBe(200);
    expect((await b.status()).offered).toBeNull();
  });

  it('are not accepted with others that the page showed before they came', async () => {
    const { a, b } = await synced();
    const { budget } = await a.read();
    await a.share({ budget: { ...budget, totalPerDay: 400 } });
    const { offered: shown } = await b.status();
    await a.share({ budget: { ...budget, totalPerDay: 9000 } });
    if (!shown) throw new Error('nothing waits');
    await b.sync.handlers.answerSyncedSettings({ use: true, shown });
    expect((await b.read()).budget.totalPerDay).toBe(300);
    expect((await b.status()).offered?.budget.totalPerDay).toBe(9000);
  });

  const SUBDOMAINS = { 'https://*.shop.example': { phone: 'auto' } } as const;
  const STRICT = { [SHOP]: { phone: 'check' } } as const;
  it.each([
    [
      'of subdomains, whose domain has a stricter rule',
      STRICT,
      { ...STRICT, ...SUBDOMAINS },
      'ask',
    ],
    ['left by a deleted rule', STRICT, {}, 'auto'],
    ['left by a deleted rule for one domain', { ...STRICT, ...SUBDOMAINS }, SUBDOMAINS, 'ask'],
  ] as const)('are also those %s', async (_, before, after, phone) => {
    const { a, b } = await synced();
    const { policies } = await a.read();
    for (const browser of [a, b]) await browser.save({ policies: { ...policies, phone } });
    await a.share({ sites: before });
    await b.answer(true);
    await a.share({ sites: after });
    expect((await b.read()).sites).toEqual(before);
    expect((await b.status()).offered?.sites).toEqual(after);
  });
});

it('of two changes of one setting the later one stands, and changes of other settings stay', async () => {
  const { a, b } = await synced();
  const iban = { 'name=ref': 'iban' } as const;
  await a.share({ language: 'de', fields: { [SHOP]: iban } });
  b.online = false;
  await b.save({ language: 'fr', marks: false });
  await b.wake();
  const fields = { [SHOP]: { ...iban, 'name=x': 'none' } } as const;
  await a.share({ language: 'pl', beside: false, fields });
  const { language } = await a.read();
  expect(['fr', 'pl']).toContain(language);
  for (const browser of [a, b])
    expect(await browser.read()).toMatchObject({ language, marks: false, beside: false, fields });
});

describe('when it is turned on', () => {
  it('what is in sync wins, and what only this browser has is added', async () => {
    const { a, b } = twoBrowsers();
    await a.save({ marks: false, language: 'de', guardSites: { [SHOP]: 'off' } });
    await b.save({ language: 'pl', beside: false, guardSites: { 'https://b.example': 'warn' } });
    await a.join();
    await b.join();
    const guardSites = { [SHOP]: 'off', 'https://b.example': 'warn' };
    const all = { marks: false, language: 'de', beside: false, guardSites };
    for (const browser of [a, b]) expect(await browser.read()).toMatchObject(all);
  });

  it('a rule of this browser is kept, even if another browser deleted it from sync', async () => {
    const { a, b } = await synced();
    await b.setSync(false);
    for (const browser of [a, b]) await browser.save({ guardSites: { [SHOP]: 'off' } });
    await a.share({ guardSites: {} });
    await b.join();
    for (const browser of [a, b]) {
      expect((await browser.read()).guardSites).toEqual({ [SHOP]: 'off' });
    }
  });

  it('nothing is read or written before', async () => {
    const { a } = twoBrowsers();
    await a.save({ marks: false });
    await a.receive({ 'settings.language': 'de' });
    await a.restart();
    expect([a.writes, (await a.read()).language]).toEqual([0, '']);
    expect(await a.status()).toMatchObject({ on: false, endedElsewhere: false, problem: 'none' });
  });
});

describe('when it is turned off', () => {
  it('this browser stops, and the copy stays for the others', async () => {
    const { a, b } = await synced();
    await a.share({ marks: false });
    await b.setSync(false);
    await a.save({ beside: false });
    await b.share({ language: 'de' });
    expect(await b.read()).toMatchObject({ marks: false, beside: true, language: 'de' });
    expect(await a.read()).toMatchObject({ language: '' });
    expect(a.area.size).toBeGreaterThan(0);
  });

  it('with its copy, all browsers stop, keep their settings and leave nothing in sync', async () => {
    const { a, b, sync } = await synced();
    await a.share({ guardSites: { [SHOP]: 'off' } });
    b.online = false;
    await b.save({ beside: false });
    await b.wake();
    await a.setSync(false, true);
    await settle(sync);
    for (const browser of [a, b]) {
      expect([...browser.area.keys()]).toEqual([]);
      expect(await browser.read()).toMatchObject({ guardSites: { [SHOP]: 'off' } });
      expect((await browser.status()).on).toBe(false);
    }
    expect((await b.status()).endedElsewhere).toBe(true);
    // It can be turned on again.
    await b.join();
    await a.join();
    expect(await a.read()).toMatchObject({ beside: false });
  });

  it('with its copy, and on again before another browser learned of it, that browser takes part in the new copy', async () => {
    const { a, b } = await synced();
    await a.share({ guardSites: { [SHOP]: 'off' }, language: 'de' });
    b.online = false;
    await a.setSync(false, true);
    await a.save({ language: 'pl' });
    await a.setSync(true);
    await b.share({ beside: false });
    for (const browser of [a, b]) {
      expect((await browser.status()).on).toBe(true);
      const guardSites = { [SHOP]: 'off' };
      expect(await browser.read()).toMatchObject({ language: 'pl', beside: false, guardSites });
    }
  });

  it('by a sync that was emptied, settings stay as they are', async () => {
    const { a } = await synced();
    await a.save({ marks: false, guardSites: { [SHOP]: 'off' } });
    await a.wake();
    a.area.clear();
    await a.restart();
    expect(await a.read()).toMatchObject({ marks: false, guardSites: { [SHOP]: 'off' } });
    expect(await a.status()).toMatchObject({ on: false, endedElsewhere: true });
  });
});

describe('limits of the browser', () => {
  it('changes within seconds are a single write', async () => {
    const { a } = await synced();
    const { writes } = a;
    for (const language of ['de', 'fr', 'es', 'it', 'nl'] as const) await a.save({ language });
    await a.save({ marks: false });
    await a.wake();
    expect(a.writes - writes).toBe(1);
  });

  it('a refused write is repeated by the alarm alone, later each time', async () => {
    const { a, b, sync } = await synced();
    a.refusal = new Error('This request exceeds the MAX_WRITE_OPERATIONS_PER_MINUTE quota.');
    await a.save({ marks: false });
    await a.wake();
    expect((await a.status()).problem).toBe('busy');
    const { writes } = a;
    await a.save({ beside: false });
    await a.wake();
    expect(a.writes).toBe(writes);
    await a.ring();
    expect([...a.alarms]).toEqual([['settings-sync', 2]]);
    a.refusal = null;
    await a.restart();
    await a.ring();
    expect([(await a.status()).problem, a.alarms.size]).toEqual(['none', 0]);
    await settle(sync);
    expect(await b.read()).toMatchObject({ marks: false, beside: false });
  });

  it('what does not fit stays in this browser, is counted, and follows when there is room', async () => {
    const { a, b, sync } = await synced();
    const filled = Array.from({ length: 12 }, (_, i) => `settings.other${i}`);
    await a.receive(Object.fromEntries(filled.map((name) => [name, 'x'.repeat(8100)])));
    const fields = { [SHOP]: manyCorrections(100) };
    await a.share({ fields, language: 'de' });
    const { problem, unfit } = await a.status();
    expect(problem).toBe('full');
    expect(await a.read()).toMatchObject({ fields });
    // The settings for which there is room follow.
    const followed = await b.read();
    expect(followed.language).toBe('de');
    expect(Object.keys(followed.fields[SHOP] ?? {}).length + unfit).toBe(50);
    expect(unfit).toBeGreaterThan(0);
    for (const name of filled.slice(0, 2)) a.area.delete(name);
    await a.restart();
    await settle(sync);
    expect(await a.status()).toMatchObject({ problem: 'none', unfit: 0 });
    expect(await b.read()).toMatchObject({ fields });
  });
});

describe('hostile or newer items', () => {
  it('a bad setting never takes the rest with it, and the person’s next change overwrites it', async () => {
    const { a, b } = await synced();
    const before = await a.read();
    await a.receive({
      'settings.marks': false,
      'settings.beside': 'yes',
      'settings.language': ['de'],
      'settings.guardWait': 1e9,
      'settings.region': { toString: 1 },
      'settings.constructor': 1,
      'settings.__proto__ polluted': true,
      'settings.policies email extra': 'off',
      'settings.guardSites javascript:alert(1)': 'off',
      'settings.guardSites https://ok.example': 'off',
      [`settings.guardSites https://${'a.'.repeat(2000)}example`]: 'off',
      'settings.fields https://ok.example name=ref': 'iban',
      'settings.fields https://ok.example name=x': 7,
      'settings.sites https://ok.example': [['email', 'off']],
      'settings.sites https://ok.example email': { off: true },
      'settings.autoAccepted': true,
      'settings.notify': true,
      'settings.transparencyParameter': 'is_async',
      'settings.budget totalPerDay': -5,
      settings: 1,
      'settings.': null,
      '': 1,
    });
    expect(await a.read()).toEqual({
      ...before,
      marks: false,
      guardSites: { 'https://ok.example': 'off' },
      fields: { 'https://ok.example': { 'name=ref': 'iban' } },
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    const sites = { 'https://ok.example': { iban: 'off' } } as const;
    await a.share({ language: 'de', beside: false, sites });
    const written = ['settings.beside', 'settings.sites https://ok.example iban'];
    expect(written.map((name) => a.area.get(name))).toEqual([false, 'off']);
    expect(await b.read()).toMatchObject({ language: 'de', beside: false });
  });

  it.each([null, 7, '', 'another', ['x'], 'x'.repeat(5000)])(
    'the name %# of a copy makes no change of the person lose',
    async (name) => {
      const { a, b, sync } = await synced();
      await a.share({ marks: false });
      await a.save({ language: 'de' });
      await a.receive({ 'settings-copy': name, 'settings.language': 'pl' });
      await settle(sync);
      for (const browser of [a, b])
        expect(await browser.read()).toMatchObject({ language: 'de', marks: false });
    },
  );

  it('settings of a newer version are kept beside changes of others', async () => {
    const { a, b } = await synced();
    await a.receive({
      'settings.futureSetting': { deep: ['value'] },
      [`settings.sites ${SHOP} passport`]: 'ask',
    });
    await a.share({ language: 'de', sites: { [SHOP]: { email: 'off' } } });
    expect(a.area.get('settings.futureSetting')).toEqual({ deep: ['value'] });
    expect(a.area.get(`settings.sites ${SHOP} passport`)).toBe('ask');
    expect(b.area.get(`settings.sites ${SHOP} email`)).toBe('off');
    expect(await b.read()).toMatchObject({ language: 'de', sites: { [SHOP]: { email: 'off' } } });
  });

  it('as many as fit are read, and written back only once', async () => {
    const { a } = await synced();
    for (let i = 0; i < 310; i += 1) {
      const deep = `https://${'a.'.repeat(40)}s${i}.example`;
      a.area.set(`settings.sites ${deep} iban`, 'check');
    }
    for (let i = 0; i < 180; i += 1)
      a.area.set(`settings.fields https://f${i % 3}.example name=f${i}`, 'none');
    await a.restart();
    const { sites, fields } = await a.read();
    expect(Object.keys(sites)).toHaveLength(310);
    const corrections = Object.values(fields).map((ofSite) => Object.keys(ofSite).length);
    expect(corrections).toEqual([50, 50, 50]);
    // Nothing is written again and again because it cannot be adopted.
    const { writes } = a;
    await a.wake();
    await a.restart();
    expect(a.writes).toBe(writes);
    expect((await a.status()).problem).toBe('none');
  });

  it('that fill sync to the last byte can still be deleted everywhere', async () => {
    const { a } = await synced();
    for (let i = 0; i < 12; i += 1) a.area.set(`junk${i}`, 'x'.repeat(8100));
    await a.save({ fields: { [SHOP]: manyCorrections(140) } });
    await a.wake();
    expect(await a.status()).toMatchObject({ problem: 'full' });
    await a.setSync(false, true);
    expect(a.area.size).toBe(0);
  });
});

it('without an organisation’s lock, what is in sync applies', async () => {
  const { a, b } = await synced();
  b.managed = { budget: { totalPerDay: 77 }, locked: ['budget'] };
  await b.settings.api.reloadManaged();
  await a.share({ budget: { ...(await a.read()).budget, totalPerDay: 50 } });
  expect((await b.read()).budget.totalPerDay).toBe(77);
  b.managed = {};
  await b.settings.api.reloadManaged();
  expect((await b.read()).budget.totalPerDay).toBe(50);
});

it('puts no key, address, value, receipt or consent into sync, and clearing the history leaves it alone', async () => {
  const world = await connected();
  await confirmed(world, 'ann@customer.example', page);
  await settingsOf(world, { transparencyParameter: 'ct_secret', marks: false });
  await world.send('setSettingsSync', { on: true, deleteCopy: false });
  await settingsOf(world, { beside: false });
  await world.service.onAlarm('settings-sync');
  const text = JSON.stringify(world.synced);
  expect(world.synced).toMatchObject({ 'settings.marks': false, 'settings.beside': false });
  const secrets = [KEY, BASE, 'api.example', 'ann@', 'customer.example', 'ct_secret'];
  expect([...secrets, 'autoAccepted'].filter((secret) => text.includes(secret))).toEqual([]);
  await world.send('clearHistory', {});
  expect(JSON.stringify(world.synced)).toBe(text);
});
