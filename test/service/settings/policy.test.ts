import { describe, expect, it } from 'vitest';
import { FORM_TYPES, type Policy } from '../../../lib/domain/policy.ts';
import { LOOKUP_PLACES } from '../../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import { highestPolicy, type KindDefinition } from '../../../lib/kinds/shared/kind-definition.ts';
import {
  guardModeFor,
  type PolicyContext,
  policyFor,
} from '../../../lib/service/settings/policy.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { connected, createWorld, settingsOf } from '../world.ts';

const accepted = {
  ...DEFAULT_SETTINGS,
  autoAccepted: true,
  policies: { ...DEFAULT_SETTINGS.policies, email: 'auto' as const },
};
const field: PolicyContext = {
  keySet: true,
  place: 'field',
  form: 'sign-up',
  sites: ['https://a.example'],
  private: false,
};

describe('the guard mode of fields', () => {
  const chosen = {
    guard: 'hold',
    guardSites: { 'https://a.example': 'warn', 'https://b.example': 'off' },
  } as const;
  it.each([
    [[], 'hold'],
    [['https://c.example'], 'hold'],
    [['https://a.example'], 'warn'],
    // A rule for a site applies to its http pages too.
    [['http://a.example'], 'warn'],
    // In a frame the rules of both sites count: the mildest mode applies.
    [['https://a.example', 'https://b.example'], 'off'],
    [['https://c.example', 'https://a.example'], 'warn'],
  ] as const)('on %o: %s', (sites, mode) => {
    expect(guardModeFor(chosen, sites)).toBe(mode);
  });

  it('can be set for a domain and all its subdomains', () => {
    const guardSites = { 'https://*.example': 'warn', 'https://a.example': 'hold' } as const;
    const modeOn = (...sites: string[]) => guardModeFor({ guard: 'off', guardSites }, sites);
    expect(modeOn('https://shop.b.example')).toBe('warn');
    expect(modeOn('http://b.example:8080')).toBe('warn');
    expect(modeOn('https://a.example')).toBe('hold');
    expect(modeOn('https://b.test')).toBe('off');
  });

  it('may do more on a site than elsewhere', () => {
    const guardSites = { 'https://a.example': 'hold' } as const;
    expect(guardModeFor({ guard: 'off', guardSites }, ['https://a.example'])).toBe('hold');
  });
});

describe('the policy of a value', () => {
  it.each<[string, Partial<PolicyContext>, Policy]>([
    ['with a key', {}, 'ask'],
    ['without a key', { keySet: false }, 'check'],
    ['on our own pages', { sites: [], place: 'popup' }, 'ask'],
  ])('is the default %s', (_, at, policy) =>
    expect(policyFor('email', DEFAULT_SETTINGS, { ...field, ...at })).toBe(policy),
  );

  it.each(FORM_TYPES)('is auto for accepted email lookups except in sign-in forms: %s', (form) =>
    expect(policyFor('email', accepted, { ...field, form })).toBe(
      form === 'sign-in' ? 'ask' : 'auto',
    ),
  );

  it.each(LOOKUP_PLACES)('is auto for accepted email lookups only in fields: place %s', (place) =>
    expect(policyFor('email', accepted, { ...field, place })).toBe(
      place === 'field' ? 'auto' : 'ask',
    ),
  );

  it.each<[string, Partial<PolicyContext>, Policy]>([
    ['a form of unknown type', { form: undefined }, 'ask'],
    ['a private window', { private: true }, 'ask'],
    ['no key', { keySet: false }, 'check'],
  ])('is not auto for accepted email lookups with %s', (_, at, policy) =>
    expect(policyFor('email', accepted, { ...field, ...at })).toBe(policy),
  );

  it.each<[string, Policy]>([
    ['https://a.example', 'off'],
    ['http://a.example', 'off'],
    ['http://b.example', 'check'],
    ['https://b.example', 'ask'],
    ['http://c.example', 'ask'],
  ])('from a rule for a site applies to its http pages too: %s %s', (site, policy) => {
    const sites = {
      'https://a.example': { email: 'off' },
      'https://b.example': { email: 'ask' },
      'http://b.example': { email: 'check' },
    } as const;
    expect(
      policyFor('email', { ...accepted, sites }, { ...field, sites: [site], form: 'sign-in' }),
    ).toBe(policy);
  });

  it.each<[string, Partial<KindDefinition>, Policy]>([
    ['looked for in fields and can be looked up', {}, 'auto'],
    ['not looked for in fields', { inFields: false }, 'ask'],
    ['that cannot be looked up', { lookup: null }, 'check'],
    ['neither', { lookup: null, inFields: false }, 'check'],
  ])('is capped for a kind that is %s', (_, row, policy) =>
    expect(highestPolicy({ ...KIND_DEFINITIONS.iban, ...row })).toBe(policy),
  );

  it('is never looser than its kind allows, whatever was stored', () => {
    const wished = { ...accepted, policies: { ...accepted.policies, ip: 'auto' as const } };
    expect(policyFor('ip', wished, field)).toBe('ask');
    expect(policyFor('ip', wished, { ...field, keySet: false })).toBe('check');
  });

  it('allows automatic email lookups only if the person accepted them', () => {
    const settings = { ...accepted, autoAccepted: false };
    expect(policyFor('email', settings, field)).toBe('ask');
  });

  it.each<[Policy, Policy, Policy]>([
    ['off', 'auto', 'off'],
    ['auto', 'check', 'check'],
    ['ask', 'auto', 'ask'],
    ['auto', 'auto', 'auto'],
  ])('of a page (%s) and a frame (%s) is the stricter: %s', (outer, inner, policy) => {
    const sites = { 'https://a.example': { email: outer }, 'https://b.example': { email: inner } };
    const at = { ...field, sites: ['https://a.example', 'https://b.example'] };
    expect(policyFor('email', { ...accepted, sites }, at)).toBe(policy);
  });
});

describe('settings', () => {
  it('have defaults and survive a restart', async () => {
    const world = createWorld();
    expect(await world.send('settings', {})).toEqual({ ok: true, value: DEFAULT_SETTINGS });
    await settingsOf(world, { marks: false, region: 'DE' });
    await world.restart();
    expect(await world.send('settings', {})).toMatchObject({
      value: { marks: false, region: 'DE' },
    });
  });

  const { policies } = DEFAULT_SETTINGS;
  it.each([
    ['accepting', false, { autoAccepted: true }, true, 'auto'],
    ['accepting again', true, { autoAccepted: true }, true, 'auto'],
    ['taking it back', true, { autoAccepted: false }, false, 'ask'],
    ['choosing auto', false, { policies: { ...policies, email: 'auto' } }, true, 'auto'],
    ['choosing ask', true, { policies: { ...policies, email: 'ask' } }, false, 'ask'],
    ['choosing off', true, { policies: { ...policies, email: 'off' } }, false, 'off'],
    ['something else', true, { marks: false }, true, 'auto'],
  ] as const)(
    'keep acceptance and email policy consistent: %s (before: %s)',
    async (_, was, patch, is, email) => {
      const world = await connected({ autoEmail: was });
      const settings = await settingsOf(world, patch);
      expect([settings.autoAccepted, settings.policies.email]).toEqual([is, email]);
    },
  );

  it('keep a later choice when the key is verified again', async () => {
    const world = await connected({ autoEmail: true });
    await settingsOf(world, { policies: { ...policies, email: 'ask' } });
    const { value } = (await world.send('settings', {})) as { value: { autoAccepted: boolean } };
    await world.send('connect', {
      baseUrl: 'https://api.example.com',
      keep: 'disk',
      autoEmail: value.autoAccepted,
    });
    expect(await world.send('settings', {})).toMatchObject({
      value: { policies: { email: 'ask' } },
    });
  });
});
