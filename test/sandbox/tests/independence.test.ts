/** The sandbox tests lib/, so it must not share code with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SANDBOX_FOLDER = new URL('..', import.meta.url);
const files = readdirSync(SANDBOX_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

it.each(files)('%s imports only packages and files of the sandbox', (name) => {
  const source = readFileSync(new URL(name, SANDBOX_FOLDER), 'utf8');
  const imported = [...source.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(
    ([, path]) => new URL(path ?? '', new URL(name, SANDBOX_FOLDER)).pathname,
  );
  for (const path of imported) expect(path.startsWith(SANDBOX_FOLDER.pathname), path).toBe(true);
});
