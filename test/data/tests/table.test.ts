/** The table of data sets, compared with the data files and packages that exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ageOf, DATA_SETS, needsCheck } from '../../../lib/models/data-sets.ts';
import { importsOf, sourceOf, sourcesOf } from '../../sources.ts';
import { REBUILDS } from '../rebuilds.ts';
import { releaseDay } from '../source.ts';

const byId = new Map(DATA_SETS.map((set) => [set.id, set]));
const files = DATA_SETS.flatMap((set) => set.files);
const jsonOf = (path: string) => JSON.parse(sourceOf(path));
const manifest = jsonOf('package.json');
const pinned = { ...manifest.dependencies, ...manifest.devDependencies };

/** Packages of kinds that contain only code. */
const CODE = ['ipaddr.js', 'punycode.js', 'zod'];

describe('the table of data sets', () => {
  it('has every data file of a kind', () => {
    const data = sourcesOf('lib/values/kinds/*/data/*').filter(
      (path) => !/\/(?:make-[\w-]+|front-code)\.m?[jt]s$/.test(path),
    );
    expect(data.length).toBeGreaterThan(4);
    expect(data.filter((path) => !files.includes(path))).toEqual([]);
  });

  it('has every package with data that a kind imports', () => {
    const packages = sourcesOf('lib/values/**/*.ts').flatMap((path) =>
      path.includes('/data/make-') || path === 'lib/values/build.ts'
        ? []
        : importsOf(sourceOf(path)).flatMap(({ target }) =>
            target.startsWith('.') ? [] : (/^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? []),
          ),
    );
    expect(packages).toContain('libphonenumber-js');
    const known = [...CODE, ...DATA_SETS.map((set) => set.package)];
    expect([...new Set(packages)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('lists files that exist, each in one row', () => {
    expect(new Set(files).size).toBe(files.length);
    for (const path of files) expect(sourceOf(path).length, path).toBeGreaterThan(0);
    expect(byId.size).toBe(DATA_SETS.length);
  });

  it.each(DATA_SETS)('$id has a date, a source and a way to be rebuilt', (set) => {
    expect(set.date.day).toMatch(/^(?:\d{4}-\d\d(?:-\d\d)?)?$/);
    if (set.url !== '') expect(new URL(set.url).protocol).toBe('https:');
    expect(set.id in REBUILDS).toBe(set.upkeep !== 'hand');
    if (set.date.of === 'change') expect(set.date.version).toBe('');
  });

  it.each(DATA_SETS.filter((set) => set.package !== undefined))(
    '$id names the version and licence of its package',
    (set) => {
      const { package: name = '', licence, date } = set;
      const version = date.version.slice(name.length + 1);
      expect(date.version).toBe(`${name} ${version}`);
      if (name in pinned) {
        const installed = jsonOf(`node_modules/${name}/package.json`);
        expect(version).toBe(pinned[name]);
        expect(licence?.split(', ')).toContain(installed.license);
      }
      // The package's code is in no bundle, so the list of licences has to name it.
      if (!(name in manifest.dependencies)) {
        expect(sourceOf('lib/build/third-party.ts')).toContain(`'${licence}: ${name}'`);
      }
      for (const path of set.files.filter((file) => file.includes('/data/'))) {
        expect(sourceOf(path).slice(0, 400), path).toContain(date.version);
      }
    },
  );

  it('has the release day of the numbering plans from their list of changes', () => {
    const { date } = byId.get('phones') ?? expect.fail('no row');
    const changes = readFileSync('node_modules/libphonenumber-js/CHANGELOG.md', 'utf8');
    expect(releaseDay(date.version.split(' ')[1] ?? '', changes, {})).toBe(date.day);
  });
});

describe('the age of data', () => {
  const date = (day: string, of: 'release' | 'change' = 'release') => ({ day, of, version: '' });
  const now = Date.parse('2026-11-23T12:00:00Z');

  it.each([
    ['2026-11-22', 'recent'],
    ['2025-11-24', 'recent'],
    ['2025-11-22', 'old'],
    ['2025-11', 'old'],
    ['', 'unknown'],
  ])('%s is %s', (day, age) => {
    expect(ageOf(date(day), now)).toBe(age);
    expect(needsCheck(date(day), now)).toBe(age !== 'recent');
  });

  it('counts a leap day as the first of March', () => {
    expect(ageOf(date('2027-02-28'), Date.parse('2028-02-29'))).toBe('old');
    expect(ageOf(date('2027-03-01'), Date.parse('2028-02-29'))).toBe('recent');
  });

  it('does not count a change as a check', () => {
    expect(needsCheck(date('2026-11-22', 'change'), now)).toBe(true);
  });
});
