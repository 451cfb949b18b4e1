/** The sandbox checks lib/, so it shares nothing with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const HERE = new URL('.', import.meta.url);
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

it.each(files)('%s imports nothing from outside but packages', (name) => {
  const source = readFileSync(new URL(name, HERE), 'utf8');
  const imported = [...source.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(
    ([, path]) => new URL(path ?? '', new URL(name, HERE)).pathname,
  );
  for (const path of imported) expect(path.startsWith(HERE.pathname), path).toBe(true);
});
