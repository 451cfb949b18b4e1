/** Two browsers that change settings, offline too, end with the settings that are in sync. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KINDS } from '../../../lib/domain/kind.ts';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import { type Settings, settingsSchema } from '../../../lib/extension/schemas/index.ts';
import { flattenSettings } from '../../../lib/service/settings/flat-settings.ts';
import { chosenPolicyFor } from '../../../lib/service/settings/policy.ts';
import { readItems } from '../../../lib/service/settings-sync/items.ts';
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
  | { readonly do: 'download'; readonly at: number; readonly oursWins: boolean };

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

async function run(browser: FakeBrowser, now: Step): Promise<void> {
  switch (now.do) {
    case 'change':
      return browser.save(now.change(await browser.read()));
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
        const { sync, a, b } = twoBrowsers();
        b.managed = set;
        for (const [isA, made] of chosen) {
          const browser = isA ? a : b;
          await browser.save(made(await browser.read()));
        }
        for (const browser of [a, b]) {
          browser.online = isOnline;
          await browser.setSync(true);
        }
        for (const [isA, now] of steps) {
          const [browser, other] = isA ? [a, b] : [b, a];
          const before = [await browser.read(), await other.read()] as const;
          await run(browser, now);
          await idle();
          if (!isAct(now)) expectNotLooser(before[0], await browser.read());
          expectNotLooser(before[1], await other.read());
        }
        await settle(sync);
        // The change that was made last stands.
        await (steps.length % 2 ? a : b).save({ guardWait: 700 });
        await settle(sync);
        // An answer may make another setting wait in the other browser.
        for (let i = 0; i < 3; i += 1) {
          for (const browser of [a, b]) await browser.answer(true);
          await settle(sync);
        }

        expect(Object.fromEntries(a.area)).toEqual(Object.fromEntries(b.area));
        for (const browser of [a, b]) {
          const { settings, defaults, locked } = await browser.settings.api.store.readLayers();
          const leaves = flattenSettings(settings);
          const remote = readItems(Object.fromEntries(browser.area));
          for (const path of new Set([...leaves.keys(), ...remote.keys()])) {
            const isCapped = /^sites .* phone$/.test(path) && locked.has('policies phone');
            const isOwn = /^(?:autoAccepted|notify|transparencyParameter)$/.test(path);
            if (locked.has(path) || isCapped || isOwn) continue;
            const expected = remote.has(path) ? remote.get(path) : defaults.get(path);
            expect(leaves.get(path), `${browser.name}: ${path}`).toEqual(expected);
          }
          expect(settings.guardWait).toBe(700);
          expect(await browser.status()).toMatchObject({
            ...{ on: true, problem: 'none', unfit: 0, offered: null },
          });
          for (const [path, value] of locked) expect(leaves.get(path)).toBe(value);
        }
        const text = JSON.stringify([...a.area]);
        expect(text).not.toContain(PARAMETER);
        expect(text).not.toMatch(/autoAccepted|notify|transparencyParameter|\b77\b|\b33\b/);
      },
    ),
    { numRuns: triesAll ? 3000 : 150, seed: 24 },
  );
});
