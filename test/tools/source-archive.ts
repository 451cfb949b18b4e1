/**
 * `npm run source:check`, after `npm run zip`: unpacks the source archive in an empty folder, builds there by the
 * steps for reviewers (.github/store/listing.md), and fails if the package for Firefox differs in a byte.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const root = join(import.meta.dirname, '..', '..');
const output = join(root, '.output');

/** The commands in the section for reviewers, a line each. */
function buildSteps(): string[] {
  const listing = readFileSync(join(root, '.github', 'store', 'listing.md'), 'utf8');
  const [, steps] = /^## For reviewers$.*?^```sh$\n(.*?)^```$/ms.exec(listing) ?? [];
  if (!steps) throw new Error('.github/store/listing.md has no build steps for reviewers.');
  return steps.trim().split('\n');
}

function fileEndingIn(suffix: string): string {
  const name = readdirSync(output).find((each) => each.endsWith(suffix));
  if (!name) throw new Error(`There is no .output/*${suffix}. Run "npm run zip" first.`);
  return name;
}

function unpack(archive: string, folder: string): void {
  for (const [path, contents] of Object.entries(unzipSync(readFileSync(archive)))) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}

/** Without programs of this folder, which npm adds: a reviewer does not have them. */
const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.startsWith(root));
const env = { ...process.env, PATH: path.join(delimiter) };

const sources = fileEndingIn('-sources.zip');
const built = fileEndingIn('-firefox.zip');
const folder = mkdtempSync(join(tmpdir(), 'fieldmark-sources-'));
try {
  unpack(join(output, sources), folder);
  console.log(`${sources}: ${readdirSync(folder, { recursive: true }).length} files and folders`);
  for (const step of buildSteps()) {
    console.log(`$ ${step}`);
    const { status } = spawnSync(step, { cwd: folder, env, shell: true, stdio: 'inherit' });
    if (status !== 0) throw new Error(`"${step}" failed in the unpacked archive.`);
  }
  const [expected, actual] = [root, folder].map((each) =>
    readFileSync(join(each, '.output', built)),
  );
  const isSame = expected !== undefined && actual?.equals(expected);
  console.log(`${built}, built from the archive, ${isSame ? 'is identical' : 'DIFFERS'}`);
  if (!isSame) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
