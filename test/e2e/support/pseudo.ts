import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pseudoFiles } from '../../../lib/build/index.ts';

const built = join(import.meta.dirname, '..', '..', '..', '.output', 'chrome-mv3');

/** A copy of the build with the two pseudo-languages added, which release builds lack. */
export async function buildWithPseudo() {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-pseudo-'));
  await cp(built, folder, { recursive: true });
  const files = await Promise.all([pseudoFiles('en-XA'), pseudoFiles('ar-XB')]);
  for (const { path, text } of files.flat()) await writeFile(join(folder, path), text);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
