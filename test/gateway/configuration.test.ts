/** The parts of the gateway that need no nginx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRICES_FILE, pricesInLua } from './prices.ts';

const folder = join(import.meta.dirname, '../../lib/gateway');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the gateway', () => {
  it('has the prices of the contract (npm run gateway:prices writes them)', () => {
    expect(readFileSync(PRICES_FILE, 'utf8')).toBe(pricesInLua());
  });

  const settingsIn = (text: string, pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([, name]) => name)),
  ];
  const example = settingsIn(read('gateway.env'), /^(\w+)=/gm).sort();

  it('has an example of each setting that its configuration uses, and of no other', () => {
    expect(settingsIn(read('nginx.conf'), /\$\{(FIELDMARK_[A-Z_]+)\}/g).sort()).toEqual(example);
  });

  it('explains each setting to administrators', () => {
    const explained = read('README.md');
    expect(example.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });
});
