/** What a person says about fields, from the message of the page to the settings and back. */
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
const say = (world: World, correction: Correction, from: BrowserSender = shopPage, key = KEY) =>
  world.send('correctField', { key, correction }, from);

async function siteOf(world: World, from: BrowserSender = shopPage) {
  const outcome = await world.send('site', {}, from);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

describe('a correction', () => {
  it('is stored for the site that the browser reports, and given to its pages alone', async () => {
    const world = createWorld();
    expect(await siteOf(world)).not.toHaveProperty('corrections');
    expect(await say(world, 'iban')).toEqual({ ok: true, value: { kept: true } });
    expect((await settingsOf(world, {})).fields).toEqual({ [SHOP]: { [KEY]: 'iban' } });
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'iban' });
    expect(await siteOf(world, framed)).not.toHaveProperty('corrections');
    await world.restart();
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'iban' });
  });

  it('in a frame belongs to the frame’s own site', async () => {
    const world = createWorld();
    await say(world, 'none', framed);
    expect((await settingsOf(world, {})).fields).toEqual({
      'https://pay.example': { [KEY]: 'none' },
    });
    expect(await siteOf(world)).not.toHaveProperty('corrections');
  });

  it('is replaced by a newer one and removed by undo', async () => {
    const world = createWorld();
    await say(world, 'iban');
    await say(world, 'none');
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'none' });
    await say(world, 'undo');
    expect((await settingsOf(world, {})).fields).toEqual({});
  });

  it('"never" switches form fields off on the site, until undo', async () => {
    const world = createWorld();
    await say(world, 'never');
    expect((await settingsOf(world, {})).guardSites).toEqual({ [SHOP]: 'off' });
    expect((await siteOf(world)).guard).toBe('off');
    await say(world, 'undo');
    expect((await settingsOf(world, {})).guardSites).toEqual({});
    expect((await siteOf(world)).guard).toBe('hold');
  });

  it('tells every open page, and the site of the script that watches more fields', async () => {
    const world = createWorld();
    world.tabs.push({ id: 1, url: SHOP, private: false });
    await say(world, 'iban');
    await expect
      .poll(() => world.told)
      .toContainEqual({ tab: 1, message: { fieldmarkTab: 'settingsChanged' }, frame: undefined });
    await expect.poll(() => world.focusScript).toEqual(['*://shop.example/*']);
    await say(world, 'undo');
    await expect.poll(() => world.focusScript).toEqual([]);
  });

  it('is not stored in a private window', async () => {
    const world = createWorld();
    expect(await say(world, 'iban', privatePage)).toEqual({ ok: true, value: { kept: false } });
    expect(await say(world, 'never', privatePage)).toEqual({ ok: true, value: { kept: false } });
    expect((await settingsOf(world, {})).fields).toEqual({});
    expect((await settingsOf(world, {})).guardSites).toEqual({});
  });

  it('is refused where there is no web address', async () => {
    const world = createWorld();
    const file = {
      ...page,
      url: 'file:///a.html',
      tab: { id: 1, url: 'file:///a.html', incognito: false },
    };
    expect(await say(world, 'iban', file)).toMatchObject({ ok: false });
    expect((await settingsOf(world, {})).fields).toEqual({});
  });

  it('of one site takes a bounded part of the room', async () => {
    const world = createWorld();
    const many = Array.from({ length: MAX_FIELD_CORRECTIONS_PER_SITE }, (_, n) => [
      `name=f${n}`,
      'iban',
    ]);
    await world.send('setSettings', { patch: { fields: { [SHOP]: Object.fromEntries(many) } } });
    expect(await say(world, 'email')).toMatchObject({ ok: false });
    // A correction that exists can still be changed.
    expect(await say(world, 'none', shopPage, 'name=f3')).toMatchObject({ ok: true });
    expect(await say(world, 'email', pageOf('https://other.example'))).toMatchObject({ ok: true });
  });

  it.each(['name=a b', 'ref', '__proto__', `name=${'x'.repeat(300)}`, 'name=<b>;=x'])(
    'with the key %s is refused',
    async (key) => {
      const world = createWorld();
      expect(await say(world, 'iban', shopPage, key)).toMatchObject({ ok: false });
    },
  );
});

describe('corrections in the settings', () => {
  it('are exported and imported leaf by leaf, without what Fieldmark does not look for in fields', async () => {
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

  it('that an organisation locked cannot be changed or removed', async () => {
    const world = createWorld();
    world.managed = { fields: { '*.shop.example': { [KEY]: 'none' } }, locked: ['fields'] };
    await world.restart();
    await world.service.whenResumed;
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'none' });
    expect(await say(world, 'iban')).toMatchObject({ ok: false });
    expect(await say(world, 'undo')).toMatchObject({ ok: false });
    await world.send('setSettings', { patch: { fields: {} } });
    expect((await siteOf(world)).corrections).toEqual({ [KEY]: 'none' });
    expect(await world.send('defaultSettings', {})).toMatchObject({
      value: { locked: [`fields https://*.shop.example ${KEY}`], problems: [] },
    });
    expect(world.focusScript).toEqual(['*://*.shop.example/*']);
  });
});
