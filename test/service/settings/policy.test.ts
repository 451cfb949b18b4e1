import { describe, expect, it } from 'vitest';
import { FORM_TYPES, type GuardMode, type Policy } from '../../../lib/domain/policy.ts';
import { LOOKUP_PLACES } from '../../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import { highestPolicy, type KindDefinition } from '../../../lib/kinds/shared/kind-definition.ts';
import {
  guardModeFor,
  type PolicyContext,
  policyFor,
} from '../../../lib/service/settings/policy.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { connected, replyOf, settingsOf } from '../world.ts';

const accepted = {
  ...DEFAULT_SETTINGS,
  autoAccepted: true,
  policies: { ...DEFAULT_SETTINGS.policies, email: 'auto' as const },
};
const field: PolicyContext = {
  ...({ keySet: true, place: 'field', form: 'sign-up', private: false } as const),
  sites: ['https://a.example'],
};

describe('the guard mode of fields', () => {
  const chosen = {
    guard: 'hold',
    guardSites: {
      'https://a.example': 'warn',
      'https://b.example': 'off',
      'https://*.d.example': 'warn',
      'https://e.d.example': 'hold',
    },
  } as const;
  it.each<[string[], GuardMode, GuardMode?]>([
    [[], 'hold'],
    [['https://c.example'], 'hold'],
    [['https://a.example'], 'warn'],
    // A rule for a site applies to its http pages too.
    [['http://a.example'], 'warn'],
    // In a frame the rules of both sites count: the mildest mode applies.
    [['https://a.example', 'https://b.example'], 'off'],
    // A rule for a domain and its subdomains.
    [['https://shop.f.d.example'], 'warn'],
    [['http://d.example:8080'], 'warn'],
    // It may be stricter on a site than elsewhere.
    [['https://e.d.example'], 'hold', 'off'],
    [['https://c.example'], 'off', 'off'],
  ])('on %o: %s', (sites, mode, guard = 'hold') => {
    expect(guardModeFor({ ...chosen, guard }, sites)).toBe(mode);
  });
});

describe('the policy of a value', () => {
  it.each<[Partial<PolicyContext>, Policy]>([
    [{}, 'ask'],
    [{ keySet: false }, 'check'],
    [{ sites: [], place: 'popup' }, 'ask'],
  ])('by default in %o is %s', (at, policy) =>
    expect(policyFor('email', DEFAULT_SETTINGS, { ...field, ...at })).toBe(policy),
  );

  it.each<readonly [Partial<PolicyContext>, Policy]>([
    ...FORM_TYPES.map((form) => [{ form }, form === 'sign-in' ? 'ask' : 'auto'] as const),
    ...LOOKUP_PLACES.map((place) => [{ place }, place === 'field' ? 'auto' : 'ask'] as const),
    [{ form: undefined }, 'ask'],
    [{ private: true }, 'ask'],
    [{ keySet: false }, 'check'],
  ])('for accepted automatic email lookups in %o is %s', (at, policy) =>
    expect(policyFor('email', accepted, { ...field, ...at })).toBe(policy),
  );

  it.each<[string, Policy]>([
    ['https://a.example', 'off'],
    ['http://a.example', 'off'],
    ['http://b.example', 'check'],
    ['https://b.example', 'ask'],
  ])('from a rule for a site applies to its http pages too: %s %s', (site, policy) => {
    const sites = {
      'https://a.example': { email: 'off' },
      'https://b.example': { email: 'ask' },
      'http://b.example': { email: 'check' },
    } as const;
    const at = { ...field, sites: [site], form: 'sign-in' } as const;
    expect(policyFor('email', { ...accepted, sites }, at)).toBe(policy);
  });

  it.each<[string, Partial<KindDefinition>, Policy]>([
    ['looked for in fields and can be looked up', {}, 'auto'],
    ['not looked for in fields', { inFields: false }, 'ask'],
    ['that cannot be looked up', { lookup: null }, 'check'],
  ])('is capped for a kind that is %s', (_, row, policy) =>
    expect(highestPolicy({ ...KIND_DEFINITIONS.iban, ...row })).toBe(policy),
  );

  it('is never looser than its kind allows, nor than the person accepted, whatever was stored', () => {
    const wished = { ...accepted, policies: { ...accepted.policies, ip: 'auto' as const } };
    expect(policyFor('ip', wished, field)).toBe('ask');
    expect(policyFor('ip', wished, { ...field, keySet: false })).toBe('check');
    expect(policyFor('email', { ...accepted, autoAccepted: false }, field)).toBe('ask');
  });

  it.each<[Policy, Policy, Policy]>([
    ['off', 'auto', 'off'],
    ['auto', 'check', 'check'],
    ['ask', 'auto', 'ask'],
  ])('of a page (%s) and a frame (%s) is the stricter: %s', (outer, inner, policy) => {
    const sites = { 'https://a.example': { email: outer }, 'https://b.example': { email: inner } };
    const at = { ...field, sites: ['https://a.example', 'https://b.example'] };
    expect(policyFor('email', { ...accepted, sites }, at)).toBe(policy);
  });
});

describe('settings', () => {
  const { policies } = DEFAULT_SETTINGS;

  it.each([
    ['accepting', false, { autoAccepted: true }, true, 'auto'],
    ['taking it back', true, { autoAccepted: false }, false, 'ask'],
    ['choosing auto', false, { policies: { ...policies, email: 'auto' } }, true, 'auto'],
    ['choosing ask', true, { policies: { ...policies, email: 'ask' } }, false, 'ask'],
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
    const { autoAccepted: autoEmail } = await settingsOf(world, {
      policies: { ...policies, email: 'ask' },
    });
    const { baseUrl } = await replyOf(world.send('connection', {}));
    await replyOf(world.send('connect', { baseUrl, keep: 'disk', autoEmail }));
    expect(await settingsOf(world, {})).toMatchObject({ policies: { email: 'ask' } });
  });
});
