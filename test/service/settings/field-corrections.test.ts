/** A person's corrections of fields, from a page's message to the settings and back. */
import { describe, expect, it } from 'vitest';
import {
  MAX_FIELD_CORRECTIONS,
  MAX_FIELD_CORRECTIONS_PER_SITE,
} from '../../../lib/domain/field-correction.ts';
import type { BrowserSender } from '../../../lib/service/messaging/caller.ts';
import { createWorld, page, pageOf, settingsOf, type World } from '../world.ts';

const SHOP = 'https://shop.example';
const KEY = 'name=ref;label=customer-number';

const shopPage = {
  ...page,
  url: `${SHOP}/form`,
  tab: { id: 1, url: `${SHOP}/form`, incognito: false },
};
const privatePage = { ...shopPage, tab: { ...shopPage.tab, incognito: true } };
const framed = { ...shopPage, url: 'https://pay.example/frame', frameId: 4 };

type Correction = 'iban' | 'email' | 'none' | 'never' | 'undo';
const correct = (world: World, correction: Correction, from: BrowserSender = shopPage, key = KEY) =>
  world.send('correctField', { key, correction }, from);

async function siteOf(world: World, from: BrowserSender = shopPage) {
  const outcome = await world.send('site', {}, from);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

describe('a correction', () => {
  it('is stored for the site that the browser reports, and given only to its pages', async () => {
    const world = createWorld();
    expect(await siteOf(world)).not.toHaveProperty('corrections');
    expect(await correct(world, 'iban')).toEqual({ ok: true, value: { kept: true } });
    expect((await settingsOf(world, {})).fields).toEqual({ [SHOP]: { [KEY]: 'iban' } });
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'iban' });
    expect(await siteOf(world, framed)).not.toHaveProperty('corrections');
    await world.restart();
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'iban' });
  });

  it('in a frame belongs to the frame’s own site', async () => {
    const world = createWorld();
    await correct(world, 'none', framed);
    expect((await settingsOf(world, {})).fields).toEqual({
      'https://pay.example': { [KEY]: 'none' },
    });
    expect(await siteOf(world)).not.toHaveProperty('corrections');
  });

  it('is replaced by a newer one and removed by undo', async () => {
    const world = createWorld();
    await correct(world, 'iban');
    await correct(world, 'none');
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'none' });
    await correct(world, 'undo');
    expect((await settingsOf(world, {})).fields).toEqual({});
  });

  it('"never" switches form fields off on the site, until undo', async () => {
    const world = createWorld();
    await correct(world, 'never');
    expect((await settingsOf(world, {})).guardSites).toEqual({ [SHOP]: 'off' });
    expect((await siteOf(world)).guard).toBe('off');
    await correct(world, 'undo');
    expect((await settingsOf(world, {})).guardSites).toEqual({});
    expect((await siteOf(world)).guard).toBe('hold');
  });

  it('notifies every open page, and registers the script for corrected fields on the site', async () => {
    const world = createWorld();
    world.tabs.push({ id: 1, url: SHOP, private: false });
    await correct(world, 'iban');
    await expect
      .poll(() => world.tabMessages)
      .toContainEqual({ tab: 1, message: { fieldmarkTab: 'settingsChanged' }, frame: undefined });
    await expect.poll(() => world.focusScript).toEqual(['*://shop.example/*']);
    await correct(world, 'undo');
    await expect.poll(() => world.focusScript).toEqual([]);
  });

  it('is not stored in a private window', async () => {
    const world = createWorld();
    expect(await correct(world, 'iban', privatePage)).toEqual({ ok: true, value: { kept: false } });
    expect(await correct(world, 'never', privatePage)).toEqual({
      ok: true,
      value: { kept: false },
    });
    expect((await settingsOf(world, {})).fields).toEqual({});
    expect((await settingsOf(world, {})).guardSites).toEqual({});
  });

  it('is refused on a page without a web address', async () => {
    const world = createWorld();
    const file = {
      ...page,
      url: 'file:///a.html',
      tab: { id: 1, url: 'file:///a.html', incognito: false },
    };
    expect(await correct(world, 'iban', file)).toMatchObject({ ok: false });
    expect((await settingsOf(world, {})).fields).toEqual({});
  });

  it('is limited in number for each site', async () => {
    const world = createWorld();
    const many = Array.from({ length: MAX_FIELD_CORRECTIONS_PER_SITE }, (_, n) => [
      `name=f${n}`,
      'iban',
    ]);
    await world.send('setSettings', { patch: { fields: { [SHOP]: Object.fromEntries(many) } } });
    expect(await correct(world, 'email')).toMatchObject({ ok: false });
    // An existing correction can still be changed.
    expect(await correct(world, 'none', shopPage, 'name=f3')).toMatchObject({ ok: true });
    expect(await correct(world, 'email', pageOf('https://other.example'))).toMatchObject({
      ok: true,
    });
  });

  it('is counted with those made at the same time: no more is said to be kept than is', async () => {
    const world = createWorld();
    const fields = Object.fromEntries(
      Array.from({ length: 10 }, (_, site) => [
        `https://s${site}.example`,
        Object.fromEntries(
          Array.from({ length: site === 9 ? 48 : 50 }, (_, n) => [`name=f${n}`, 'iban'] as const),
        ),
      ]),
    );
    await world.send('setSettings', { patch: { fields } });
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name, i) =>
        correct(world, 'email', pageOf(i < 2 ? SHOP : 'https://s9.example'), `name=${name}`),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    const stored = Object.values((await settingsOf(world, {})).fields).flatMap(Object.keys);
    expect(stored).toHaveLength(MAX_FIELD_CORRECTIONS);
  });

  it.each(['name=a b', 'ref', '__proto__', `name=${'x'.repeat(300)}`, 'name=<b>;=x'])(
    'is refused with the key %s',
    async (key) => {
      const world = createWorld();
      expect(await correct(world, 'iban', shopPage, key)).toMatchObject({ ok: false });
    },
  );
});

describe('corrections in the settings', () => {
  it('are exported and imported one by one, without kinds that Fieldmark does not look for in fields', async () => {
    const world = createWorld();
    const fields = {
      'shop.example': { [KEY]: 'vat', 'name=x': 'domain', 'no key': 'iban', 'name=y': 'nonsense' },
      'not a site!': { [KEY]: 'iban' },
    };
    const text = JSON.stringify({ fieldmark: 'settings', settings: { fields } });
    const outcome = await world.send('parseSettingsFile', { text });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    expect(outcome.value.settings.fields).toEqual({ [SHOP]: { [KEY]: 'vat' } });
    expect(outcome.value.unread).toHaveLength(4);
  });

  it('are at most 500', async () => {
    const world = createWorld();
    const many = Array.from({ length: MAX_FIELD_CORRECTIONS + 3 }, (_, n) => [
      `name=f${n}`,
      'iban',
    ]);
    const fields = { [SHOP]: Object.fromEntries(many) };
    const text = JSON.stringify({ fieldmark: 'settings', settings: { fields } });
    const outcome = await world.send('parseSettingsFile', { text });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    expect(Object.keys(outcome.value.settings.fields[SHOP] ?? {})).toHaveLength(
      MAX_FIELD_CORRECTIONS,
    );
    expect(outcome.value.unread).toHaveLength(3);
  });

  it('cannot be changed or removed if an organisation locked them', async () => {
    const world = createWorld();
    world.managed = { fields: { '*.shop.example': { [KEY]: 'none' } }, locked: ['fields'] };
    await world.restart();
    await world.service.whenResumed;
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'none' });
    expect(await correct(world, 'iban')).toMatchObject({ ok: false });
    expect(await correct(world, 'undo')).toMatchObject({ ok: false });
    await world.send('setSettings', { patch: { fields: {} } });
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'none' });
    expect(await world.send('defaultSettings', {})).toMatchObject({
      value: { locked: [`fields https://*.shop.example ${KEY}`], problems: [] },
    });
    expect(world.focusScript).toEqual(['*://*.shop.example/*']);
  });
});
