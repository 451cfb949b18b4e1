/** Sources that are local, that cannot be reached, and what is written from them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DataSetId } from '../../../lib/models/data-sets.ts';
import { planFiles } from '../../../lib/values/kinds/phone/data/make-plans.ts';
import { differenceOf } from '../difference.ts';
import { parsePhoneMetadata } from '../phones.ts';
import { REBUILDS, root } from '../rebuilds.ts';
import { SourceUnreachable, textFrom } from '../source.ts';
import { namesIn } from '../written.ts';

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
    const content = files.get('lib/values/kinds/domain/data/disposable.ts') ?? '';
    expect(namesIn(content)).toEqual(['0-mail.com', 'new-disposable.example']);
    expect(content).toContain(
      'disposable-email-domains-js 9.0.0 (npm), licence CC0-1.0. 2 entries',
    );
    expect(difference.accepted).toEqual([{ group: '', value: 'new-disposable.example' }]);
    expect(difference.refused.length).toBeGreaterThan(8000);
  });

  it('gives numbering plans, and says which numbers are refused', async () => {
    const file = 'metadata.max.json';
    const folder = packageWith('libphonenumber-js', 'MIT', file, sample(file));
    const { files, difference } = await rebuilt('phones', folder);
    expect([...files.keys()]).toHaveLength(3);
    expect(files.get('lib/values/domain/dial-codes.ts')).toContain("  '47NOSJ 354IS 376AD';");
    expect(difference.accepted).toEqual([]);
    expect(new Set(difference.refused.map(({ group }) => group)).has('DE')).toBe(true);
    expect(difference.refused.some(({ group }) => group === 'AD')).toBe(false);
  });

  it('is only compared where a person decides', async () => {
    const ibans = await rebuilt('ibans', join(samples, 'iban-registry.txt'));
    expect(ibans.difference.accepted).toEqual([]);
    expect(new Set(ibans.difference.refused.map(({ group }) => group)).size).toBe(85);
    const path = 'lib/values/kinds/iban/data/structures.ts';
    expect([...ibans.files]).toEqual([[path, read(path)]]);
    const ranges = await rebuilt('ipRanges', join(samples, 'iana-ipv4.csv'));
    expect(ranges.files.size).toBe(0);
    const accepted = ranges.difference.accepted.map(({ value }) => value);
    expect(accepted).toEqual(['192.0.0.170/32', '192.0.0.171/32']);
  });
});

describe('the data in use', () => {
  it('is what the installed packages give', async () => {
    const metadata = parsePhoneMetadata(read('node_modules/libphonenumber-js/metadata.max.json'));
    const { version } = JSON.parse(read('node_modules/libphonenumber-js/package.json'));
    const { plans, exits, dialCodes } = planFiles(metadata, version);
    expect(read('lib/values/kinds/phone/data/plans.ts')).toBe(plans);
    expect(read('lib/values/kinds/phone/data/exits.ts')).toBe(exits);
    expect(read('lib/values/domain/dial-codes.ts')).toContain(`'${dialCodes}'`);
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

describe('a source that cannot be reached', () => {
  it('is named, with what to do', async () => {
    const failing = textFrom('http://127.0.0.1:9/list.dat');
    await expect(failing).rejects.toThrow(SourceUnreachable);
    await expect(failing).rejects.toThrow(/127\.0\.0\.1.* cannot be reached .*--from/);
  });
});

describe('npm run data', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['test/data/main.ts', ...args], { cwd: root, encoding: 'utf8' });

  it('prints what a file would change, and writes the report', () => {
    const report = join(mkdtempSync(join(tmpdir(), 'fieldmark-report-')), 'report.md');
    const file = join(samples, 'iban-registry.txt');
    const options = ['--from', file, '--dry-run', '--report', report];
    const { stdout, status } = run('rebuild', 'ibans', ...options);
    expect(status).toBe(0);
    expect(stdout).toContain('### IBAN registry');
    expect(readFileSync(report, 'utf8')).toBe(stdout.slice(0, -1));
  });
});
