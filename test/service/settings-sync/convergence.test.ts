/** Two browsers that change settings, offline too, end with the same settings, and lose none. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KINDS } from '../../../lib/domain/kind.ts';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import { type Settings, settingsSchema } from '../../../lib/extension/schemas/index.ts';
import { flattenSettings } from '../../../lib/service/settings/flat-settings.ts';
import { chosenPolicyFor } from '../../../lib/service/settings/policy.ts';
import { encodeRegister, type Register } from '../../../lib/service/settings-sync/registers.ts';
import { triesAll } from '../../tools/runs.ts';
import { type FakeBrowser, idle, settle, twoBrowsers } from './browsers.ts';

const SITES = ['https://shop.example', 'https://*.shop.example', 'https://bank.example'];
/** Must never be in sync, with what is in the settings beside it. */
const PARAMETER = 'secret_parameter';

type Patch = RequestOf<'setSettings'>['patch'];
type Change = (now: Settings) => Patch;

const cap = fc.constantFrom(0, 9, 40, 120, 300, 1000);
const policy = fc.constantFrom('off', 'check', 'ask', 'auto');
const site = fc.constantFrom(...SITES);
const kind = fc.constantFrom('email', 'phone', 'vat', 'iban');
const without = <T>(record: Record<string, T>, name: string): Record<string, T> => {
  const { [name]: _, ...rest } = record;
  return rest;
};

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(kind, policy).map(
    ([of, value]): Change =>
      ({ policies }) => ({
        policies: settingsSchema.shape.policies.parse({ ...policies, [of]: value }),
      }),
  ),
  fc.tuple(fc.constantFrom('autoPerDay', 'autoPerSite', 'autoPerPage'), cap).map(
    ([of, value]): Change =>
      ({ budget }) => ({ budget: { ...budget, [of]: value } }),
  ),
  fc.option(cap).map(
    (value): Change =>
      ({ budget }) => ({ budget: { ...budget, totalPerDay: value } }),
  ),
  fc.tuple(site, kind, policy).map(
    ([on, of, value]): Change =>
      ({ sites }) => ({
        sites: settingsSchema.shape.sites.parse({ ...sites, [on]: { ...sites[on], [of]: value } }),
      }),
  ),
  site.map(
    (on): Change =>
      ({ sites }) => ({ sites: without(sites, on) }),
  ),
  fc.tuple(site, fc.constantFrom('off', 'warn', 'hold')).map(
    ([on, mode]): Change =>
      ({ guardSites }) => ({
        guardSites: settingsSchema.shape.guardSites.parse({ ...guardSites, [on]: mode }),
      }),
  ),
  site.map(
    (on): Change =>
      ({ guardSites }) => ({ guardSites: without(guardSites, on) }),
  ),
  fc.tuple(site, fc.constantFrom('iban', 'none')).map(
    ([on, as]): Change =>
      ({ fields }) => ({
        fields: settingsSchema.shape.fields.parse({ ...fields, [on]: { 'name=ref': as } }),
      }),
  ),
  site.map(
    (on): Change =>
      ({ fields }) => ({ fields: without(fields, on) }),
  ),
  fc.constantFrom('marks', 'badgeCount', 'beside', 'history', 'notify', 'autoAccepted').map(
    (name): Change =>
      (now) => ({ [name]: !now[name as 'marks'] }),
  ),
  fc.constantFrom('history', 'beside').map(
    (name): Change =>
      (now) => ({ [name]: !now[name as 'marks'] }),
  ),
  fc.constantFrom('', 'de', 'pl').map(
    (language): Change =>
      () =>
        settingsSchema.partial().parse({ language }),
  ),
  fc.constant<Change>(() => ({ transparencyParameter: PARAMETER })),
);

type Step =
  | { readonly do: 'change'; readonly change: Change }
  | {
      readonly do:
        | 'offline'
        | 'online'
        | 'wake'
        | 'ring'
        | 'upload'
        | 'refuse'
        | 'allow'
        | 'use'
        | 'keep';
    }
  | { readonly do: 'restart'; readonly browser: boolean }
  | { readonly do: 'download'; readonly at: number; readonly oursWins: boolean }
  | { readonly do: 'skew'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 7, arbitrary: change.map((made) => ({ do: 'change' as const, change: made })) },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom<Step['do'] & ('wake' | 'upload' | 'ring')>('wake', 'upload', 'ring')
      .map((name) => ({ do: name })),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('download' as const),
      at: fc.nat(3),
      oursWins: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        'offline' as const,
        'online' as const,
        'refuse' as const,
        'allow' as const,
        'use' as const,
        'keep' as const,
      )
      .map((name) => ({ do: name })),
  },
  { weight: 2, arbitrary: fc.boolean().map((browser) => ({ do: 'restart' as const, browser })) },
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: -86_400_000 * 40, max: 86_400_000 * 40 })
      .map((ms) => ({ do: 'skew' as const, ms })),
  },
);

const REFUSALS = [
  'MAX_WRITE_OPERATIONS_PER_MINUTE',
  'QUOTA_BYTES quota exceeded',
  'An unexpected error',
];

/** By a change of this browser's person, settings may become looser. */
const isAct = ({ do: name }: Step) => name === 'change' || name === 'use';

function expectNotLooser(before: Settings, after: Settings): void {
  for (const [name, limit] of Object.entries(before.budget)) {
    const now = Object.entries(after.budget).find(([other]) => other === name)?.[1];
    expect(now ?? Infinity).toBeLessThanOrEqual(limit ?? Infinity);
  }
  for (const sites of [
    [],
    ['https://shop.example'],
    ['https://a.shop.example'],
    ['https://bank.example'],
    ['https://other.example'],
  ]) {
    for (const of of KINDS) {
      if (chosenPolicyFor(of, before, sites) !== 'auto')
        expect(chosenPolicyFor(of, after, sites)).not.toBe('auto');
    }
  }
  expect(after.autoAccepted && !before.autoAccepted).toBe(false);
  expect(after.history && !before.history).toBe(false);
}

const named = (path: string, register: Register) =>
  `${path} ${JSON.stringify(encodeRegister(register))}`;

const leavesOf = async (browser: FakeBrowser) => flattenSettings(await browser.read());

/** Shared settings that differ from before, with their values. */
async function changedLeaves(browser: FakeBrowser, before: ReadonlyMap<string, unknown>) {
  const after = await leavesOf(browser);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => !/^(?:autoAccepted|notify|transparencyParameter)$/.test(path))
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => [path, after.get(path)] as const);
}

async function run(browser: FakeBrowser, now: Step, replaced: Set<string>): Promise<void> {
  switch (now.do) {
    case 'change': {
      const before = browser.registers();
      const leaves = await leavesOf(browser);
      await browser.save(now.change(await browser.read()));
      for (const [path, value] of await changedLeaves(browser, leaves)) {
        const register = browser.registers().get(path);
        expect(register, `${path} was not recorded`).toBeDefined();
        // Under a lock, a choice is kept although less applies.
        const isCapped = /^sites .* phone$/.test(path);
        expect(isCapped || register?.value === undefined || register.value === value, path).toBe(
          true,
        );
      }
      for (const [path, register] of browser.registers()) {
        const old = before.get(path);
        if (old && named(path, old) !== named(path, register)) replaced.add(named(path, old));
      }
      return;
    }
    case 'offline':
    case 'online':
      browser.online = now.do === 'online';
      return;
    case 'wake':
      return browser.wake();
    case 'ring':
      return browser.ring();
    case 'upload':
      return browser.upload();
    case 'download':
      return browser.download(
        [...browser.incoming.keys()].at(now.at % Math.max(1, browser.incoming.size)),
        now.oursWins,
      );
    case 'refuse':
      browser.refusal = new Error(REFUSALS[browser.writes % REFUSALS.length]);
      return;
    case 'allow':
      browser.refusal = null;
      return;
    case 'use':
    case 'keep':
      return browser.answer(now.do === 'use');
    case 'restart':
      return browser.restart(now.browser);
    case 'skew':
      browser.skew = now.ms;
  }
}

const managed = fc.constantFrom<unknown>(
  {},
  { policies: { phone: 'check' }, budget: { totalPerDay: 77 }, locked: ['policies', 'budget'] },
  { marks: false, budget: { autoPerDay: 33 } },
);

it('agrees after any sequence of changes, deliveries, restarts and refusals', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      managed,
      fc.array(fc.tuple(fc.boolean(), change), { maxLength: 6 }),
      fc.boolean(),
      fc.array(fc.tuple(fc.boolean(), step), { minLength: 5, maxLength: 60 }),
      async (set, chosen, isOnline, steps) => {
        const { clock, sync, a, b } = twoBrowsers();
        b.managed = set;
        const replaced = new Set<string>();
        const paths = new Set<string>();
        for (const [isA, made] of chosen) {
          const browser = isA ? a : b;
          await browser.save(made(await browser.read()));
        }
        for (const browser of [a, b]) {
          browser.online = isOnline;
          await browser.setSync(true);
          for (const path of browser.registers().keys()) paths.add(path);
          expect(browser.area.size === 0).toBe(browser.registers().size === 0);
        }
        for (const [isA, now] of steps) {
          clock.now += 1000;
          const [browser, other] = isA ? [a, b] : [b, a];
          const before = [await browser.read(), await other.read()] as const;
          await run(browser, now, replaced);
          await idle();
          for (const path of browser.registers().keys()) paths.add(path);
          if (!isAct(now)) expectNotLooser(before[0], await browser.read());
          expectNotLooser(before[1], await other.read());
        }
        await settle(sync);
        // An answer may make another setting wait in the other browser.
        for (let i = 0; i < 3; i += 1) {
          for (const browser of [a, b]) await browser.answer(true);
          await settle(sync);
        }

        expect(Object.fromEntries(a.registers())).toEqual(Object.fromEntries(b.registers()));
        expect(Object.fromEntries(a.area)).toEqual(Object.fromEntries(b.area));
        expect(new Set(a.registers().keys()), 'settings were lost').toEqual(paths);
        for (const browser of [a, b]) {
          const { settings, defaults, locked } = await browser.settings.api.store.readLayers();
          const leaves = flattenSettings(settings);
          for (const [path, register] of browser.registers()) {
            expect(replaced.has(named(path, register)), `${path}: a newer change was lost`).toBe(
              false,
            );
            const isCapped = /^sites .* phone$/.test(path) && locked.has('policies phone');
            if (locked.has(path) || isCapped) continue;
            expect(leaves.get(path), `${browser.name}: ${path}`).toEqual(
              register.value ?? (register.value === null ? null : defaults.get(path)),
            );
          }
          expect(await browser.status()).toMatchObject({
            on: true,
            problem: 'none',
            unfit: 0,
            offered: null,
          });
          for (const [path, value] of locked) expect(leaves.get(path)).toBe(value);
        }
        const text = JSON.stringify([...a.area]);
        expect(text).not.toContain(PARAMETER);
        expect(text).not.toMatch(/autoAccepted|notify|transparencyParameter|\b77\b|\b33\b/);
      },
    ),
    { numRuns: triesAll ? 3000 : 300, seed: 24 },
  );
});
