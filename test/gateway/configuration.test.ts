/** The parts of the gateway that need no nginx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS_FILE, endpointsInLua } from './endpoints.ts';

const folder = join(import.meta.dirname, '../../lib/gateway');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the gateway', () => {
  it('has the endpoints of the contract (npm run gateway:endpoints writes them)', () => {
    expect(readFileSync(ENDPOINTS_FILE, 'utf8')).toBe(endpointsInLua());
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
