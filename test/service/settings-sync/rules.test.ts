/** What settings from another browser may change, and what stays in sync. */
import { describe, expect, it } from 'vitest';
import {
  decodeRegister,
  MAX_DELETIONS,
  nextStamp,
  withoutOldDeletions,
} from '../../../lib/service/settings-sync/registers.ts';
import { BASE, confirmed, connected, createWorld, KEY, page, settingsOf } from '../world.ts';
import { settle, twoBrowsers } from './browsers.ts';

const SHOP = 'https://shop.example';
const DAY = 86_400_000;

async function synced() {
  const world = twoBrowsers();
  await world.a.setSync(true);
  await settle(world.sync);
  await world.b.setSync(true);
  return world;
}

/** Puts a register into the area of a browser, as another version or an attacker would. */
async function deliver(
  browser: { sync: ReturnType<typeof twoBrowsers>['a']['sync'] },
  registers: unknown,
) {
  await browser.sync.api.onSyncChanged({ 'settings.0': registers });
}

const newest = 1_900_000_000_000;

describe('a limit', () => {
  it('that is lower applies at once; a higher one waits until the person accepts it', async () => {
    const { a, b, sync } = await synced();
    const { budget } = await a.read();
    await a.save({ budget: { ...budget, autoPerDay: 10, totalPerDay: null } });
    await settle(sync);
    expect((await b.read()).budget).toEqual({ ...budget, autoPerDay: 10 });
    const { offered } = await b.status();
    expect(offered?.budget).toEqual({ ...budget, autoPerDay: 10, totalPerDay: null });
    await b.answer(true);
    expect((await b.read()).budget.totalPerDay).toBeNull();
    expect((await b.status()).offered).toBeNull();
  });

  it('that the person keeps applies in all browsers', async () => {
    const { a, b, sync } = await synced();
    const { budget } = await b.read();
    await b.save({ budget: { ...budget, totalPerDay: 200 } });
    await settle(sync);
    await a.save({ budget: { ...budget, totalPerDay: 900 } });
    await settle(sync);
    expect((await b.read()).budget.totalPerDay).toBe(200);
    await b.answer(false);
    await settle(sync);
    expect((await a.read()).budget.totalPerDay).toBe(200);
    expect((await b.status()).offered).toBeNull();
  });

  it('that came after the page was shown is not accepted with it', async () => {
    const { a, b, sync } = await synced();
    const { budget } = await a.read();
    await a.save({ budget: { ...budget, totalPerDay: 400 } });
    await settle(sync);
    const { offered: shown } = await b.status();
    await a.save({ budget: { ...budget, totalPerDay: 9000 } });
    await settle(sync);
    if (!shown) throw new Error('nothing waits');
    await b.sync.handlers.answerSyncedSettings({ use: true, shown });
    expect((await b.read()).budget.totalPerDay).toBe(300);
    expect((await b.status()).offered?.budget.totalPerDay).toBe(9000);
  });
});

describe('automatic lookups', () => {
  it('never start in another browser without the person, whatever makes them automatic', async () => {
    const { a, b, sync } = await synced();
    const { policies } = await a.read();
    await a.save({
      policies: { ...policies, email: 'auto', phone: 'auto' },
      sites: { 'https://*.shop.example': { vat: 'auto' } },
    });
    await settle(sync);
    const there = await b.read();
    expect([there.policies, there.sites, there.autoAccepted]).toEqual([policies, {}, false]);
    const { offered } = await b.status();
    expect(offered?.policies).toMatchObject({ email: 'auto', phone: 'auto' });
    expect(offered?.sites).toEqual({ 'https://*.shop.example': { vat: 'auto' } });
    await b.answer(true);
    expect(await b.read()).toMatchObject({ autoAccepted: true, policies: { email: 'auto' } });
    await settle(sync);
    await a.save({ policies });
    await settle(sync);
    expect(await b.read()).toMatchObject({ autoAccepted: false, policies: { email: 'ask' } });
  });

  it('do not start on subdomains although the domain itself has a stricter rule', async () => {
    const { a, b, sync } = await synced();
    await a.save({ sites: { [SHOP]: { phone: 'check' } } });
    await settle(sync);
    await a.save({
      sites: { [SHOP]: { phone: 'check' }, 'https://*.shop.example': { phone: 'auto' } },
    });
    await settle(sync);
    expect((await b.read()).sites).toEqual({ [SHOP]: { phone: 'check' } });
    expect((await b.status()).offered).not.toBeNull();
  });

  it('do not start because a rule was deleted elsewhere that was stricter', async () => {
    const { a, b, sync } = await synced();
    for (const browser of [a, b]) {
      const { policies } = await browser.read();
      await browser.save({ policies: { ...policies, phone: 'auto' } });
    }
    await a.save({ sites: { [SHOP]: { phone: 'check' } } });
    await settle(sync);
    expect((await b.read()).sites).toEqual({ [SHOP]: { phone: 'check' } });
    await a.save({ sites: {} });
    await settle(sync);
    expect((await b.read()).sites).toEqual({ [SHOP]: { phone: 'check' } });
    expect((await b.status()).offered?.sites).toEqual({});
  });
});

it('a history that is off stays off, and one that is on can be turned off from elsewhere', async () => {
  const { a, b, sync } = await synced();
  await a.save({ history: false });
  await settle(sync);
  expect((await b.read()).history).toBe(false);
  await a.save({ history: true });
  await settle(sync);
  expect((await b.read()).history).toBe(false);
  expect((await b.status()).offered?.history).toBe(true);
});

it('a deleted rule stays deleted, even if another browser was away for weeks', async () => {
  const { a, b, sync, clock } = await synced();
  await a.save({ guardSites: { [SHOP]: 'off' } });
  await settle(sync);
  b.online = false;
  await a.save({ guardSites: {} });
  clock.now += 60 * DAY;
  await b.save({ marks: false });
  await settle(sync);
  for (const browser of [a, b]) {
    expect(await browser.read()).toMatchObject({ guardSites: {}, marks: false });
  }
});

it('deletions are kept for a year, and a limited number of them', () => {
  const now = 2_000_000_000_000;
  const deleted = (i: number, at: number) =>
    [`guardSites https://${i}.example`, { at, count: 0, by: 'a', value: undefined }] as const;
  const many = Array.from({ length: MAX_DELETIONS + 50 }, (_, i) => deleted(i, now - i));
  expect(withoutOldDeletions(new Map(many), now).size).toBe(MAX_DELETIONS);
  const old = new Map([deleted(1, now - 365 * DAY), deleted(2, now - 367 * DAY)]);
  expect([...withoutOldDeletions(old, now).keys()]).toEqual(['guardSites https://1.example']);
});

it('a change is newer than the one it replaces, however wrong the clock is', async () => {
  const { a, b, sync } = await synced();
  a.skew = 300 * DAY;
  await a.save({ marks: false, language: 'de' });
  await settle(sync);
  b.skew = -300 * DAY;
  await b.save({ language: 'pl' });
  await b.save({ language: 'fr' });
  await settle(sync);
  for (const browser of [a, b]) {
    expect(await browser.read()).toMatchObject({ marks: false, language: 'fr' });
  }
  expect(nextStamp(new Map(), Number.MAX_SAFE_INTEGER, 'a').at).toBeLessThan(4_200_000_000_000);
});

describe('when it is turned on', () => {
  it('what is in sync wins, and what only this browser has is added', async () => {
    const { a, b, sync } = twoBrowsers();
    await a.save({ marks: false, language: 'de', guardSites: { [SHOP]: 'off' } });
    await b.save({ language: 'pl', beside: false, guardSites: { 'https://b.example': 'warn' } });
    await a.setSync(true);
    await settle(sync);
    await b.setSync(true);
    await settle(sync);
    const all = {
      marks: false,
      language: 'de',
      beside: false,
      guardSites: { [SHOP]: 'off', 'https://b.example': 'warn' },
    };
    for (const browser of [a, b]) expect(await browser.read()).toMatchObject(all);
  });

  it('a rule of this browser is kept, even if another browser deleted it from sync', async () => {
    const { a, b, sync } = await synced();
    await b.setSync(false);
    for (const browser of [a, b]) await browser.save({ guardSites: { [SHOP]: 'off' } });
    await a.save({ guardSites: {} });
    await settle(sync);
    await b.setSync(true);
    await settle(sync);
    for (const browser of [a, b]) {
      expect((await browser.read()).guardSites).toEqual({ [SHOP]: 'off' });
    }
  });

  it('nothing is read or written before', async () => {
    const { a } = twoBrowsers();
    await a.save({ marks: false });
    await deliver(a, { language: [newest, 0, 'x', 'de'] });
    await a.restart();
    expect([a.area.size, a.writes, (await a.read()).language]).toEqual([0, 0, '']);
    expect(await a.status()).toEqual({
      on: false,
      endedElsewhere: false,
      problem: 'none',
      unfit: 0,
      offered: null,
    });
  });
});

describe('when it is turned off', () => {
  it('this browser stops, and the copy stays for the others', async () => {
    const { a, b, sync } = await synced();
    await a.save({ marks: false });
    await settle(sync);
    await b.setSync(false);
    await a.save({ beside: false });
    await b.save({ language: 'de' });
    await settle(sync);
    expect(await b.read()).toMatchObject({ marks: false, beside: true, language: 'de' });
    expect(await a.read()).toMatchObject({ language: '' });
    expect(a.area.size).toBeGreaterThan(0);
  });

  it('with its copy, all browsers stop, keep their settings and leave nothing in sync', async () => {
    const { a, b, sync } = await synced();
    await a.save({ guardSites: { [SHOP]: 'off' } });
    await settle(sync);
    b.online = false;
    await b.save({ beside: false });
    await b.wake();
    await a.setSync(false, true);
    await settle(sync);
    for (const browser of [a, b]) {
      expect([...browser.area.keys()]).toEqual(['settings-deleted']);
      expect(await browser.read()).toMatchObject({ guardSites: { [SHOP]: 'off' } });
      expect((await browser.status()).on).toBe(false);
    }
    expect((await b.status()).endedElsewhere).toBe(true);
    // It can be turned on again.
    await b.setSync(true);
    await settle(sync);
    await a.setSync(true);
    await settle(sync);
    expect(await a.read()).toMatchObject({ beside: false });
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
    const sites = Array.from({ length: 900 }, (_, i) => `https://${'a'.repeat(50)}-${i}.example`);
    const guardSites = Object.fromEntries(sites.map((site) => [site, 'warn' as const]));
    await a.save({ guardSites });
    await settle(sync);
    await settle(sync);
    const { problem, unfit } = await a.status();
    expect(problem).toBe('full');
    expect(unfit).toBeGreaterThan(0);
    expect(Object.keys((await a.read()).guardSites)).toHaveLength(900);
    // Settings in items that still have room follow.
    const few = Object.fromEntries(sites.slice(0, 300).map((site) => [site, 'warn' as const]));
    await a.save({ guardSites: few, language: 'de' });
    await settle(sync);
    expect(await a.status()).toMatchObject({ problem: 'none', unfit: 0 });
    expect(await b.read()).toMatchObject({ guardSites: few, language: 'de' });
  });
});

describe('hostile or newer items', () => {
  it('a bad field never takes the rest with it', async () => {
    const { a } = await synced();
    const before = await a.read();
    await deliver(a, {
      marks: [newest, 0, 'x', false],
      beside: [newest, 0, 'x', 'yes'],
      language: 'de',
      badgeCount: [newest, -1, 'x', false],
      guardWait: [newest, 0, 'x', 1e9],
      region: [newest, 0, 'x', { toString: 1 }],
      constructor: [newest, 0, 'x', 1],
      '__proto__ polluted': [newest, 0, 'x', true],
      'policies email extra': [newest, 0, 'x', 'off'],
      'guardSites javascript:alert(1)': [newest, 0, 'x', 'off'],
      'guardSites https://ok.example': [newest, 0, 'x', 'off'],
      'fields https://ok.example name=ref': [newest, 0, 'x', 'iban'],
      autoAccepted: [newest, 0, 'x', true],
      notify: [newest, 0, 'x', true],
      transparencyParameter: [newest, 0, 'x', 'is_async'],
      'budget totalPerDay': [newest, 0, 'x', -5],
      'budget autoPerDay': [Number.MAX_SAFE_INTEGER, 0, 'x', 0],
    });
    expect(await a.read()).toEqual({
      ...before,
      marks: false,
      guardSites: { 'https://ok.example': 'off' },
      fields: { 'https://ok.example': { 'name=ref': 'iban' } },
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    for (const item of [null, 7, [], 'x', { language: null }]) {
      await a.sync.api.onSyncChanged({ 'settings.1': item, 'settings-deleted': [item] });
    }
    expect((await a.status()).on).toBe(true);
  });

  it('settings of a newer version are kept, and a change beside them does not delete them', async () => {
    const { a, b, sync } = await synced();
    await deliver(a, {
      futureSetting: [newest, 0, 'x', { deep: ['value'] }],
      marks: [newest, 0, 'x', 'only in dark pages'],
    });
    await a.save({ language: 'de' });
    await settle(sync);
    expect(b.registers().get('futureSetting')?.value).toEqual({ deep: ['value'] });
    expect(b.registers().get('marks')?.value).toBe('only in dark pages');
    expect(await b.read()).toMatchObject({ language: 'de', marks: true });
  });

  it('are read as registers or not at all', () => {
    expect(decodeRegister([1, 0, 'a'])).toEqual({ at: 1, count: 0, by: 'a', value: undefined });
    for (const raw of [
      [],
      [1, 0],
      [1, 0, ''],
      [1, 0, 'a', 1, 2],
      ['1', 0, 'a'],
      { at: 1 },
      [1.5, 0, 'a'],
    ])
      expect(decodeRegister(raw)).toBeNull();
  });
});

describe('an organisation', () => {
  it('stays above sync with what it locked, and nothing of it is written to sync', async () => {
    const { a, b, sync } = twoBrowsers();
    b.managed = {
      policies: { phone: 'check', vat: 'off' },
      budget: { totalPerDay: 77, autoPerDay: 33 },
      sites: { 'https://managed.example': { iban: 'off' } },
      locked: ['policies', 'budget'],
    };
    await a.setSync(true);
    await a.save({
      budget: { ...(await a.read()).budget, totalPerDay: 50 },
      sites: { [SHOP]: { phone: 'ask', vat: 'ask' } },
    });
    await b.setSync(true);
    await settle(sync);
    await b.save({ marks: false });
    await b.setSync(false);
    await b.setSync(true);
    await settle(sync);
    expect((await b.read()).budget.totalPerDay).toBe(77);
    expect(await b.status()).toMatchObject({ offered: null });
    expect((await a.read()).sites).toEqual({ [SHOP]: { phone: 'ask', vat: 'ask' } });
    expect(JSON.stringify([...a.area])).not.toMatch(/managed\.example|\b77\b|\b33\b/);
    // Without the lock, the person's own choice applies.
    b.managed = {};
    await b.settings.api.reloadManaged();
    expect((await b.read()).budget.totalPerDay).toBe(50);
  });
});

describe('the whole service', () => {
  it('puts no key, address, value, receipt or consent into sync, and clearing the history leaves it alone', async () => {
    const world = await connected();
    await confirmed(world, 'ann@customer.example', page);
    await settingsOf(world, { transparencyParameter: 'ct_secret', marks: false });
    await world.send('setSettingsSync', { on: true, deleteCopy: false });
    await settingsOf(world, { beside: false });
    await world.service.onAlarm('settings-sync');
    const text = JSON.stringify(world.synced);
    expect(text).toContain('"marks":');
    expect(text).toContain('"beside":');
    for (const secret of [
      KEY,
      BASE,
      'api.example',
      'ann@',
      'customer.example',
      'ct_secret',
      'autoAccepted',
    ])
      expect(text).not.toContain(secret);
    await world.send('clearHistory', {});
    expect(JSON.stringify(world.synced)).toBe(text);
  });

  it('tells open pages when a setting comes from another browser', async () => {
    const world = createWorld();
    world.tabs.push({ id: 4, url: `${SHOP}/`, private: false });
    await world.send('setSettingsSync', { on: true, deleteCopy: false });
    await world.service.onSyncChanged({ 'settings.3': { marks: [newest, 0, 'x', false] } });
    expect(world.tabMessages).toContainEqual({
      tab: 4,
      message: { fieldmarkTab: 'settingsChanged' },
      frame: undefined,
    });
    expect(world.broadcasts).toContainEqual({ fieldmarkTab: 'settingsSynced' });
  });
});
