/** The answers to the questions of the stores (.github/store/listing.md) match the built manifests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..', '..');
const answers = readFileSync(join(root, '.github', 'store', 'listing.md'), 'utf8');

/** The rows of the table in a section: first cell → the other cells. */
function tableIn(title: string): ReadonlyMap<string, readonly string[]> {
  const section = answers.split(/^## /m).find((each) => each.startsWith(`${title}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(cells.slice(1).map(([name = '', ...rest]) => [name.replaceAll('`', ''), rest]));
}

const manifestSchema = z.object({
  permissions: z.array(z.string()),
  optional_permissions: z.array(z.string()).default([]),
  host_permissions: z.array(z.string()),
  optional_host_permissions: z.array(z.string()).default([]),
  content_scripts: z.array(z.object({ matches: z.array(z.string()) })),
  // No code from elsewhere; WebAssembly of the package in workers only (lib/build/page-policy.ts).
  content_security_policy: z.strictObject({
    extension_pages: z.literal("script-src 'self' 'wasm-unsafe-eval'; object-src 'self';"),
  }),
  browser_specific_settings: z
    .object({
      gecko: z.object({
        data_collection_permissions: z.object({
          required: z.array(z.string()),
          optional: z.array(z.string()),
        }),
      }),
    })
    .optional(),
});

const manifestOf = (build: string) =>
  manifestSchema.parse(
    JSON.parse(readFileSync(join(root, '.output', build, 'manifest.json'), 'utf8')),
  );

const MANIFESTS = ['chrome-mv3', 'firefox-mv3'].map(manifestOf);

describe('the answers for the stores', () => {
  it('give a reason for each permission of both builds, and for no other', () => {
    const asked = MANIFESTS.flatMap((manifest) => [
      ...manifest.permissions,
      ...manifest.optional_permissions,
      ...manifest.host_permissions,
      ...manifest.optional_host_permissions,
      ...manifest.content_scripts.flatMap(({ matches }) => matches),
    ]);
    const reasons = tableIn('Why each permission');
    expect([...reasons.keys()].sort()).toEqual([...new Set(asked)].sort());
    for (const [permission, [reason]] of reasons) {
      expect(reason?.length, permission).toBeGreaterThan(40);
    }
  });

  it('name the data that the manifest for Firefox declares', () => {
    const declared = MANIFESTS.flatMap(({ browser_specific_settings: settings }) =>
      settings ? [settings.gecko.data_collection_permissions] : [],
    );
    const types = [...tableIn('Data collection (Firefox)').keys()];
    expect(declared).toEqual([{ required: ['none'], optional: types }]);
  });

  it('give the same types of data to both stores', () => {
    const handled = [...tableIn("Data usage (Chrome's form)")].filter(([, [is]]) => is === 'yes');
    expect(handled.map(([type]) => type).sort()).toEqual([
      'Authentication information',
      'Financial and payment information',
      'Personally identifiable information',
      'Website content',
    ]);
    expect(handled).toHaveLength(tableIn('Data collection (Firefox)').size);
  });
});
