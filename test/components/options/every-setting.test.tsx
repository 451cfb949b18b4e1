/** A setting that the schema has is found by the search, is on the page, and can be set by an organisation. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SETTING_ENTRIES } from '../../../components/settings/settings-search.ts';
import { settingElementId } from '../../../components/settings/use-settings.ts';
import { settingsSchema } from '../../../lib/extension/schemas/index.ts';
import { NO_KEY } from '../samples.ts';
import { openOptions } from './open-options.tsx';

/** Settings whose control is within another one, by its id. */
const WITHIN: Readonly<Record<string, string>> = {
  sites: 'sites',
  guardSites: 'sites',
  autoAccepted: settingElementId('key'),
};
/** Consents, which nobody can give for the person. */
const PERSONAL: readonly string[] = ['autoAccepted'];

const NAMES = Object.keys(settingsSchema.shape);

const FLEETS = readFileSync('.github/FLEETS.md', 'utf8');

const managed = z
  .object({ properties: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync('public/managed-schema.json', 'utf8')));

it('is there for every setting', async () => {
  await openOptions('', { connection: () => NO_KEY });
  const missing = NAMES.flatMap((name) => {
    const id = WITHIN[name] ?? settingElementId(name);
    const entry = name === 'guardSites' ? 'sites' : name;
    return [
      ...(SETTING_ENTRIES.some(({ setting }) => setting === entry)
        ? []
        : [`${entry}: an entry in components/settings/settings-search.ts`]),
      ...(document.querySelector(`#${id}, [id^="${id}-"]`)
        ? []
        : [`${name}: a control with the id ${id} in components/options`]),
      ...(PERSONAL.includes(name) || Object.hasOwn(managed.properties, name)
        ? []
        : [`${name}: a property in public/managed-schema.json`]),
      ...(PERSONAL.includes(name) || FLEETS.includes(`\`${name}`)
        ? []
        : [`${name}: a row in .github/FLEETS.md`]),
    ];
  });
  expect(missing).toEqual([]);
});
