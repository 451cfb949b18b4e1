import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** Writes a file, and returns its path. */
export type Save = (name: string, content: string | Uint8Array) => Promise<string>;

/** A folder for all tests of a file or of a `describe`, which is removed after them. */
export function testFolder(): Save {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldmark-e2e-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return async (name, content) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
}
