/** A person's corrections of fields, from a page's message to the settings and back. */
import { describe, expect, it } from 'vitest';
import {
  MAX_FIELD_CORRECTIONS,
  MAX_FIELD_CORRECTIONS_PER_SITE,
} from '../../../lib/domain/field-correction.ts';
import type { BrowserSender } from '../../../lib/service/messaging/caller.ts';
import { createWorld, page, pageOf, replyOf, SHOP_TAB, settingsOf, type World } from '../world.ts';

const SHOP = 'https://shop.example';
const KEY = 'name=ref;label=customer-number';

const privatePage = { ...page, tab: { ...SHOP_TAB, incognito: true } };
const framed = { ...page, url: 'https://pay.example/frame', frameId: 4 };
const file = 'file:///a.html';
const filePage = { ...page, url: file, tab: { id: 1, url: file, incognito: false } };

type Correction = 'iban' | 'email' | 'none' | 'never' | 'undo';
const correct = (world: World, correction: Correction, from: BrowserSender = page, key = KEY) =>
  world.send('correctField', { key, correction }, from);
const siteOf = (world: World, from: BrowserSender = page) => replyOf(world.send('site', {}, from));
const stored = (world: World) => replyOf(world.send('settings', {}));
const named = (count: number, kind: 'iban' | 'email' = 'iban') =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`name=f${n}`, kind]));
const imported = (world: World, fields: object) => {
  const text = JSON.stringify({ fieldmark: 'settings', settings: { fields } });
  return replyOf(world.send('parseSettingsFile', { text }));
};

describe('a correction', () => {
  it('is stored for the site that the browser reports, and given only to its pages', async () => {
    const world = createWorld();
    expect(await siteOf(world)).not.toHaveProperty('corrections');
    expect(await correct(world, 'iban')).toEqual({ ok: true, value: { kept: true } });
    expect((await stored(world)).fields).toEqual({ [SHOP]: { [KEY]: 'iban' } });
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'iban' });
    expect(await siteOf(world, framed)).not.toHaveProperty('corrections');
    await world.restart();
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'iban' });
  });

  it('in a frame belongs to the frame’s own site', async () => {
    const world = createWorld();
    await correct(world, 'none', framed);
    expect((await stored(world)).fields).toEqual({ 'https://pay.example': { [KEY]: 'none' } });
    expect(await siteOf(world)).not.toHaveProperty('corrections');
  });

  it('"never" switches form fields off on the site, until undo', async () => {
    const world = createWorld();
    await correct(world, 'never');
    expect((await stored(world)).guardSites).toEqual({ [SHOP]: 'off' });
    expect((await siteOf(world)).guard).toBe('off');
    await correct(world, 'undo');
    expect((await stored(world)).guardSites).toEqual({});
    expect((await siteOf(world)).guard).toBe('hold');
  });

  it('notifies every open page, and registers the script for corrected fields on the site', async () => {
    const world = createWorld();
    world.tabs.push(SHOP_TAB);
    await correct(world, 'iban');
    const changed = { tab: 1, message: { fieldmarkTab: 'settingsChanged' }, frame: undefined };
    await expect.poll(() => world.tabMessages).toContainEqual(changed);
    await expect.poll(() => world.focusScript).toEqual(['*://shop.example/*']);
    await correct(world, 'undo');
    await expect.poll(() => world.focusScript).toEqual([]);
  });

  it.each([
    ['in a private window', privatePage, { value: { kept: false } }],
    ['on a page without a web address', filePage, { ok: false }],
  ])('is not stored %s', async (_, from, reply) => {
    const world = createWorld();
    for (const correction of ['iban', 'never'] as const)
      expect(await correct(world, correction, from)).toMatchObject(reply);
    expect(await stored(world)).toMatchObject({ fields: {}, guardSites: {} });
  });

  it('is limited in number for each site', async () => {
    const world = createWorld();
    await settingsOf(world, { fields: { [SHOP]: named(MAX_FIELD_CORRECTIONS_PER_SITE) } });
    expect(await correct(world, 'email')).toMatchObject({ ok: false });
    // An existing correction can still be changed.
    await replyOf(correct(world, 'none', page, 'name=f3'));
    await replyOf(correct(world, 'email', pageOf('https://other.example')));
  });

  it('is counted with those made at the same time: no more is said to be kept than is', async () => {
    const world = createWorld();
    const sites = Array.from(
      { length: 10 },
      (_, site) => [`https://s${site}.example`, named(site === 9 ? 48 : 50)] as const,
    );
    await settingsOf(world, { fields: Object.fromEntries(sites) });
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name, i) =>
        correct(world, 'email', pageOf(i < 2 ? SHOP : 'https://s9.example'), `name=${name}`),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    const fields = Object.values((await stored(world)).fields).flatMap(Object.keys);
    expect(fields).toHaveLength(MAX_FIELD_CORRECTIONS);
  });

  it.each(['name=a b', 'ref', '__proto__', `name=${'x'.repeat(300)}`, 'name=<b>;=x'])(
    'is refused with the key %s',
    async (key) =>
      expect(await correct(createWorld(), 'iban', page, key)).toMatchObject({ ok: false }),
  );
});

describe('corrections in the settings', () => {
  it('are imported one by one, at most 500, without kinds that Fieldmark does not look for in fields', async () => {
    const { settings, unread } = await imported(createWorld(), {
      'shop.example': { [KEY]: 'vat', 'name=x': 'domain', 'no key': 'iban', 'name=y': 'nonsense' },
      'not a site!': { [KEY]: 'iban' },
    });
    expect(settings.fields).toEqual({ [SHOP]: { [KEY]: 'vat' } });
    expect(unread).toHaveLength(4);
    const most = await imported(createWorld(), { [SHOP]: named(MAX_FIELD_CORRECTIONS + 3) });
    expect(most.settings.fields).toEqual({ [SHOP]: named(MAX_FIELD_CORRECTIONS) });
    expect(most.unread).toHaveLength(3);
  });

  it('cannot be changed or removed if an organisation locked them', async () => {
    const world = createWorld();
    world.managed = { fields: { '*.shop.example': { [KEY]: 'none' } }, locked: ['fields'] };
    await world.restart();
    await world.service.whenResumed;
    for (const correction of ['iban', 'undo'] as const)
      expect(await correct(world, correction)).toMatchObject({ ok: false });
    await settingsOf(world, { fields: {} });
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'none' });
    expect(await replyOf(world.send('defaultSettings', {}))).toMatchObject({
      locked: [`fields https://*.shop.example ${KEY}`],
      problems: [],
    });
    expect(world.focusScript).toEqual(['*://*.shop.example/*']);
  });
});
