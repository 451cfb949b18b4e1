import { describe, expect, it } from 'vitest';
import { type Settings, settingsSchema } from '../../../lib/extension/schemas/index.ts';
import { flattenSettings, unflattenSettings } from '../../../lib/service/settings/flat-settings.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { createWorld, replyOf } from '../world.ts';

/** A record that lacks some settings; no other field is at its default. */
const KEPT = {
  policies: { email: 'auto', domain: 'check', ip: 'off', phone: 'ask', vat: 'off', iban: 'check' },
  sites: {
    'https://shop.example': { email: 'off', iban: 'ask' },
    'https://bank.example': { iban: 'off' },
  },
  budget: { autoPerDay: 50, autoPerSite: 12, autoPerPage: 6, totalPerDay: 200 },
  guard: 'warn',
  marks: false,
  region: 'DE',
  transparencyParameter: 'ct_logs',
  history: false,
  autoAccepted: true,
};
const SETTINGS = settingsSchema.parse({
  ...DEFAULT_SETTINGS,
  ...KEPT,
  policies: { ...DEFAULT_SETTINGS.policies, ...KEPT.policies },
});
const LEAVES = flattenSettings(SETTINGS);
const DEFAULTS = flattenSettings(DEFAULT_SETTINGS);

async function read(stored: unknown): Promise<Settings> {
  const world = createWorld();
  await world.db.write('settings', 'settings', stored);
  return replyOf(world.send('settings', {}));
}

describe('stored settings', () => {
  it('are completed by the defaults', async () => expect(await read(KEPT)).toEqual(SETTINGS));

  it('are the defaults if the stored value is not an object', async () =>
    expect(await read('damaged')).toEqual(DEFAULT_SETTINGS));

  it.each([...LEAVES.keys()])('lose only %s if it is missing or broken', async (path) => {
    const expected = new Map(LEAVES);
    const initial = DEFAULTS.get(path);
    if (initial === undefined) expected.delete(path);
    else expected.set(path, initial);
    for (const broken of [undefined, -1, { odd: 1 }, [7]]) {
      const settings = await read(unflattenSettings(new Map([...LEAVES, [path, broken]])));
      expect(flattenSettings(settings)).toEqual(expected);
    }
  });

  const SHOP = 'https://shop.example';
  it.each<[string, object, object]>([
    ['an unknown kind', { policies: { ...SETTINGS.policies, bitcoin: 'off' } }, {}],
    [
      'an unknown kind on a site',
      { sites: { ...SETTINGS.sites, [SHOP]: { bitcoin: 7 } } },
      {
        sites: { 'https://bank.example': { iban: 'off' } },
      },
    ],
    [
      'a site whose rules are not an object',
      { sites: { ...SETTINGS.sites, 'https://a.example': 'closed' } },
      {},
    ],
    ['a region without a calling code', { region: 'ZZ' }, { region: '' }],
    ['an unknown guard mode', { guard: 'sometimes' }, { guard: 'hold' }],
    [
      'guard modes of sites',
      { guardSites: { [SHOP]: 'off', 'https://a.example': true } },
      {
        guardSites: { [SHOP]: 'off' },
      },
    ],
    ['the longest wait', { guardWait: 4000 }, { guardWait: 4000 }],
    ['a longer wait', { guardWait: 4001 }, { guardWait: 1500 }],
  ])('with %s are read without what is wrong', async (_, stored, expected) =>
    expect(await read({ ...KEPT, ...stored })).toEqual({ ...SETTINGS, ...expected }),
  );
});
