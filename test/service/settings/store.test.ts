import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../lib/domain/kind.ts';
import { settingsSchema } from '../../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { createWorld } from '../world.ts';

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

async function read(stored: unknown) {
  const world = createWorld();
  await world.db.write('settings', 'settings', stored);
  return world.send('settings', {});
}

describe('stored settings', () => {
  it('are completed by the defaults', async () => {
    expect(await read(KEPT)).toEqual({ ok: true, value: SETTINGS });
    for (const [name, value] of Object.entries(KEPT)) {
      expect(value, name).not.toEqual(
        Object.entries(DEFAULT_SETTINGS).find(([leaf]) => leaf === name)?.[1],
      );
    }
  });

  it('are the defaults if the stored value is not an object', async () =>
    expect(await read('damaged')).toEqual({ ok: true, value: DEFAULT_SETTINGS }));

  it.each(KINDS)('keep every other policy, even "off", if they lack %s', async (kind) => {
    const { [kind]: _, ...policies } = SETTINGS.policies;
    const { defaultPolicy } = KIND_DEFINITIONS[kind];
    expect(await read({ ...KEPT, policies })).toEqual({
      ok: true,
      value: { ...SETTINGS, policies: { ...SETTINGS.policies, [kind]: defaultPolicy } },
    });
  });

  it.each([
    ['of an unknown kind', { bitcoin: 'off' }],
    ['that is invalid, of an unknown kind', { bitcoin: 7 }],
  ])('are read without a policy %s', async (_, more) => {
    const policies = { ...SETTINGS.policies, ...more };
    const sites = { ...SETTINGS.sites, 'https://bank.example': { iban: 'off', ...more } };
    expect(await read({ ...KEPT, policies, sites })).toEqual({ ok: true, value: SETTINGS });
  });

  it('lose only the broken policy', async () => {
    const policies = { ...SETTINGS.policies, vat: 'everything' };
    const { defaultPolicy } = KIND_DEFINITIONS.vat;
    expect(await read({ ...KEPT, policies })).toMatchObject({
      value: { policies: { ...SETTINGS.policies, vat: defaultPolicy } },
    });
  });

  it('lose only the broken rule of a site', async () => {
    const sites = {
      'https://shop.example': { email: 'off', iban: 'sometimes' },
      'https://bank.example': 'closed',
      'https://news.example': { phone: 'check' },
    };
    expect(await read({ ...KEPT, sites })).toEqual({
      ok: true,
      value: {
        ...SETTINGS,
        sites: {
          'https://shop.example': { email: 'off' },
          'https://news.example': { phone: 'check' },
        },
      },
    });
  });

  it('take the region from the page if the stored one has no calling code', async () => {
    expect(await read({ ...KEPT, region: 'ZZ' })).toMatchObject({ value: { region: '' } });
    expect(await read({ ...KEPT, region: 'CH' })).toMatchObject({ value: { region: 'CH' } });
  });

  it.each(['autoPerDay', 'autoPerSite', 'autoPerPage', 'totalPerDay'] as const)(
    'keep the other caps if %s is broken',
    async (name) => {
      const expected = { ...SETTINGS.budget, [name]: DEFAULT_SETTINGS.budget[name] };
      for (const broken of [{ [name]: -1 }, { [name]: undefined }]) {
        expect(await read({ ...KEPT, budget: { ...SETTINGS.budget, ...broken } })).toMatchObject({
          value: { budget: expected },
        });
      }
    },
  );
});

describe('stored guard modes', () => {
  it.each([
    [true, 'hold'],
    [false, 'hold'],
    ['off', 'off'],
    ['warn', 'warn'],
    ['hold', 'hold'],
    ['sometimes', 'hold'],
    [undefined, 'hold'],
  ])('%o is read as %s, and all else unchanged', async (guard, expected) => {
    expect(await read({ ...KEPT, guard })).toEqual({
      ok: true,
      value: { ...SETTINGS, guard: expected },
    });
  });

  it('of sites are kept one by one, and the wait is kept within its limits', async () => {
    const guardSites = { 'https://shop.example': 'off', 'https://bank.example': true };
    expect(await read({ ...KEPT, guardSites, guardWait: 4000 })).toMatchObject({
      value: { guardSites: { 'https://shop.example': 'off' }, guardWait: 4000 },
    });
    for (const guardWait of [4001, -1, '2', null]) {
      expect(await read({ ...KEPT, guardWait })).toMatchObject({ value: { guardWait: 1500 } });
    }
  });
});

it('start from the default of each kind', () => {
  expect(Object.keys(DEFAULT_SETTINGS.policies)).toEqual([...KINDS]);
  for (const kind of KINDS) {
    expect(DEFAULT_SETTINGS.policies[kind]).toBe(KIND_DEFINITIONS[kind].defaultPolicy);
  }
});
