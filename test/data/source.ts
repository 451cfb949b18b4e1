/** Where new data comes from: a package of the npm registry, a URL, or a local file instead of either. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** A source that is not reached. The message says what to do instead. */
export class SourceUnreachable extends Error {}

export interface PackageSource {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly folder: string;
}

const packageSchema = z.looseObject({ name: z.string(), version: z.string(), license: z.string() });

/** Describes an unpacked package. */
export function packageIn(folder: string): PackageSource {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = packageSchema.parse(JSON.parse(text));
  return { name, version, licence: license, folder };
}

/** Runs npm by its script, because on Windows npm itself is a shell script, which cannot be started. */
export function runNpm(args: readonly string[]): { readonly ok: boolean; readonly text: string } {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], { encoding: 'utf8' });
  return { ok: status === 0, text: status === 0 ? stdout : `${stderr ?? ''}`.trim() };
}

function unpacked(archive: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fieldmark-data-'));
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', folder]);
  const [inside] = status === 0 ? readdirSync(folder) : [];
  if (inside === undefined) throw new Error(`${archive} is not an archive of a package.`);
  return join(folder, inside);
}

/**
 * The latest version of a package, unpacked; or the one in `from`, a folder or a .tgz file.
 * No code of the package is run.
 * @throws SourceUnreachable if the registry does not answer
 */
export function latestPackage(name: string, from?: string): PackageSource {
  const source = packageIn(
    from === undefined ? downloaded(name) : isFolder(from) ? from : unpacked(from),
  );
  if (source.name !== name)
    throw new Error(`This is the package ${source.name}; ${name} is needed.`);
  return source;
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

function downloaded(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fieldmark-data-'));
  const { ok, text } = runNpm([
    'pack',
    `${name}@latest`,
    '--ignore-scripts',
    '--pack-destination',
    folder,
  ]);
  const [archive] = ok ? readdirSync(folder) : [];
  if (archive === undefined) {
    throw new SourceUnreachable(
      `The npm registry does not give the package ${name} (${text.split('\n')[0]}). Download its .tgz file and name it with --from.`,
    );
  }
  return unpacked(join(folder, archive));
}

/**
 * The text at a URL, or of the file `from`.
 * @throws SourceUnreachable if the URL does not answer
 */
export async function textFrom(url: string, from?: string): Promise<string> {
  if (from !== undefined) return readFileSync(from, 'utf8');
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (response.ok) return await response.text();
    throw new Error(`status ${response.status}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceUnreachable(
      `${url} cannot be reached (${reason}). Download the file and name it with --from.`,
    );
  }
}

const timesSchema = z.record(z.string(), z.string());

/** When a registry published the versions of a package; empty if it does not say. */
export function registryTimes(name: string): Readonly<Record<string, string>> {
  const { ok, text } = runNpm(['view', name, 'time', '--json']);
  const times = timesSchema.safeParse(ok ? JSON.parse(text || '{}') : {});
  return times.success ? times.data : {};
}

/**
 * The day on which a version was released: from the package's list of changes, else from the registry.
 * Empty if not known. The times of a registry that does not say when the package was created are those of a
 * mirror, on which a version can appear years later, and do not count.
 */
export function releaseDay(
  version: string,
  changes: string,
  times: Readonly<Record<string, string>>,
): string {
  const line = changes.split('\n').find((each) => each.startsWith(`${version} / `)) ?? '';
  const [, day = '', month = '', year = ''] = /(\d\d?)\.(\d\d?)\.(\d{4})/.exec(line) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return times.created === undefined ? '' : (times[version] ?? '').slice(0, 10);
}

/** The release day of an unpacked package. */
export function releaseDayOf({ name, version, folder }: PackageSource): string {
  const file = join(folder, 'CHANGELOG.md');
  const changes = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return releaseDay(version, changes, {}) || releaseDay(version, '', registryTimes(name));
}
