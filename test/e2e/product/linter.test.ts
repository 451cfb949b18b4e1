/** What addons.mozilla.org reports about the package for Firefox: no errors, and only warnings that are explained. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { scriptOf } from '../../tools/programs.ts';

/** The zip file has the same files. */
const build = join(import.meta.dirname, '..', '..', '..', '.output', 'firefox-mv3');

const findingSchema = z.object({ code: z.string(), file: z.string().optional() });
const reportSchema = z.object({
  errors: z.array(findingSchema),
  warnings: z.array(findingSchema),
  notices: z.array(findingSchema),
});

/** Code of a warning → texts in the files that may have it. */
const EXPLAINED: Readonly<Record<string, readonly string[]>> = {
  UNSAFE_VAR_ASSIGNMENT: [
    // React sets innerHTML for a prop that our linter forbids (build.test.ts).
    'react.dev/errors',
    // pdf.js imports its worker and decoders by addresses that it is not given here.
    'pdfjsWorker',
  ],
  DANGEROUS_EVAL: [
    // Zod tries whether code may be evaluated. It may not: `jitless` is set and the manifest forbids it.
    'jitless',
    // core-js in pdf.js looks for the global object, which it finds without evaluating.
    'pdfjsWorker',
  ],
};

it('accepts the build for Firefox and Firefox for Android', () => {
  const args = [scriptOf('addons-linter'), build, '--output', 'json'];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const { errors, warnings, notices } = reportSchema.parse(JSON.parse(output));
  expect([...errors, ...notices]).toEqual([]);
  const unexplained = warnings.filter(({ code, file }) => {
    const reasons = EXPLAINED[code] ?? [];
    const source = file === undefined ? '' : readFileSync(join(build, file), 'utf8');
    return !reasons.some((reason) => source.includes(reason));
  });
  expect(unexplained).toEqual([]);
  // A reason that is no longer needed is removed.
  expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(Object.keys(EXPLAINED)));
});

it('declares Firefox for Android from the version that reads the declared data collection', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({
    browser_specific_settings: {
      gecko: { strict_min_version: '142.0' },
      gecko_android: { strict_min_version: '142.0' },
    },
  });
});
