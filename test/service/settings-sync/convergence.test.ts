/** Two browsers that change settings, offline too, end with the settings that are in sync. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import { type Settings, settingsSchema } from '../../../lib/extension/schemas/index.ts';
import { flattenSettings } from '../../../lib/service/settings/flat-settings.ts';
import { chosenPolicyFor } from '../../../lib/service/settings/policy.ts';
import { readItems } from '../../../lib/service/settings-sync/items.ts';
import { KINDS } from '../../../lib/values/domain/kind.ts';
import { triesAll } from '../../tools/runs.ts';
import { type FakeBrowser, idle, settle, twoBrowsers } from './browsers.ts';

const SITES = ['https://shop.example', 'https://*.shop.example', 'https://bank.example'];
/** Must never be in sync, with what is in the settings beside it. */
const PARAMETER = 'secret_parameter';

type Change = (now: Settings) => RequestOf<'setSettings'>['patch'];

const cap = fc.constantFrom(0, 9, 40, 120, 300, 1000);
const policy = fc.constantFrom('off', 'check', 'ask', 'auto');
const site = fc.constantFrom(...SITES);
const kind = fc.constantFrom('email', 'phone', 'vat', 'iban');
const change = <T>(given: fc.Arbitrary<T>, make: (given: T, now: Settings) => object) =>
  given.map(
    (chosen): Change =>
      (now) =>
        settingsSchema.partial().parse(make(chosen, now)),
  );
const deletion = (group: 'sites' | 'guardSites' | 'fields') =>
  change(site, (on, { [group]: { [on]: _, ...rest } }) => ({ [group]: rest }));

const anyChange = fc.oneof(
  change(fc.tuple(kind, policy), ([of, value], { policies }) => ({
    policies: { ...policies, [of]: value },
  })),
  change(
    fc.tuple(fc.constantFrom('autoPerDay', 'autoPerSite', 'autoPerPage'), cap),
    ([of, value], { budget }) => ({ budget: { ...budget, [of]: value } }),
  ),
  change(fc.option(cap), (totalPerDay, { budget }) => ({ budget: { ...budget, totalPerDay } })),
  change(fc.tuple(site, kind, policy), ([on, of, value], { sites }) => ({
    sites: { ...sites, [on]: { ...sites[on], [of]: value } },
  })),
  deletion('sites'),
  change(fc.tuple(site, fc.constantFrom('off', 'warn', 'hold')), ([on, mode], { guardSites }) => ({
    guardSites: { ...guardSites, [on]: mode },
  })),
  deletion('guardSites'),
  change(fc.tuple(site, fc.constantFrom('iban', 'none')), ([on, as], { fields }) => ({
    fields: { ...fields, [on]: { 'name=ref': as } },
  })),
  deletion('fields'),
  change(
    fc.constantFrom(
      ...(['marks', 'badgeCount', 'notify', 'autoAccepted'] as const),
      ...(['beside', 'history', 'beside', 'history'] as const),
    ),
    (name, now) => ({ [name]: !now[name] }),
  ),
  change(fc.constantFrom('', 'de', 'pl'), (language) => ({ language })),
  change(fc.constant(PARAMETER), (transparencyParameter) => ({ transparencyParameter })),
);

interface Step {
  readonly name: string;
  /** By an act of this browser's person, settings may become looser. */
  readonly isAct?: boolean;
  readonly run: (browser: FakeBrowser) => unknown;
}
const makeChange = async (browser: FakeBrowser, made: Change) =>
  browser.save(made(await browser.read()));

const REFUSALS = [
  'MAX_WRITE_OPERATIONS_PER_MINUTE',
  'QUOTA_BYTES quota exceeded',
  'An unexpected error',
];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: anyChange.map((made) => ({
      name: 'change',
      isAct: true,
      run: (browser: FakeBrowser) => makeChange(browser, made),
    })),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom<Step>(
      { name: 'wake', run: (browser) => browser.wake() },
      { name: 'upload', run: (browser) => browser.upload() },
      { name: 'ring', run: (browser) => browser.ring() },
    ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(3), fc.boolean()).map(([at, oursWins]) => ({
      name: 'download',
      run: (browser: FakeBrowser) => {
        const names = [...browser.incoming.keys()];
        return browser.download(names.at(at % Math.max(1, names.length)), oursWins);
      },
    })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>(
      { name: 'offline', run: (browser) => Object.assign(browser, { online: false }) },
      { name: 'online', run: (browser) => Object.assign(browser, { online: true }) },
      {
        name: 'refuse',
        run: (browser) => {
          browser.refusal = new Error(REFUSALS[browser.writes % REFUSALS.length]);
        },
      },
      { name: 'allow', run: (browser) => Object.assign(browser, { refusal: null }) },
      { name: 'use', isAct: true, run: (browser) => browser.answer(true) },
      { name: 'keep', run: (browser) => browser.answer(false) },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.boolean().map((isWhole) => ({
      name: 'restart',
      run: (browser: FakeBrowser) => browser.restart(isWhole),
    })),
  },
);

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

const managed = fc.constantFrom<unknown>(
  {},
  {
    policies: { phone: 'check' },
    budget: { totalPerDay: 77 },
    sites: { 'https://managed.example': { iban: 'off' } },
    locked: ['policies', 'budget'],
  },
  { marks: false, budget: { autoPerDay: 33 } },
);

it('agrees after any sequence of changes, deliveries, restarts and refusals', async () => {
  await fc.assert(
    fc.asyncProperty(
      managed,
      fc.array(fc.tuple(fc.boolean(), anyChange), { maxLength: 6 }),
      fc.boolean(),
      fc.array(fc.tuple(fc.boolean(), step), { minLength: 5, maxLength: 60 }),
      async (set, chosen, isOnline, steps) => {
        const { sync, a, b } = twoBrowsers();
        b.managed = set;
        for (const [isA, made] of chosen) {
          await makeChange(isA ? a : b, made);
        }
        for (const browser of [a, b]) {
          browser.online = isOnline;
          await browser.setSync(true);
        }
        for (const [isA, now] of steps) {
          const [browser, other] = isA ? [a, b] : [b, a];
          const before = [await browser.read(), await other.read()] as const;
          await now.run(browser);
          await idle();
          if (!now.isAct) expectNotLooser(before[0], await browser.read());
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
            on: true,
            problem: 'none',
            unfit: 0,
            offered: null,
          });
          for (const [path, value] of locked) expect(leaves.get(path)).toBe(value);
        }
        const text = JSON.stringify([...a.area]);
        expect(text).not.toContain(PARAMETER);
        expect(text).not.toMatch(
          /autoAccepted|notify|transparencyParameter|managed\.example|\b77\b|\b33\b/,
        );
      },
    ),
    { numRuns: triesAll ? 3000 : 150, seed: 24 },
  );
});
