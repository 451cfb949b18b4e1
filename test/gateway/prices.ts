/**
 * `npm run gateway:prices`: writes lib/gateway/lua/prices.lua, the gateway's copy of the prices in
 * lib/domain/endpoints.ts. A test fails while they differ.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENDPOINT_CONTRACT } from '../../lib/domain/endpoints.ts';

export const PRICES_FILE = join(import.meta.dirname, '../../lib/gateway/lua/prices.lua');

/** The paths of the contract, and usage without `/v1` (contract, Endpoints, rule 8). */
export function pricesInLua(): string {
  const { usage } = ENDPOINT_CONTRACT;
  const rows = [
    ...Object.values(ENDPOINT_CONTRACT),
    { ...usage, path: usage.path.replace('/v1', '') },
  ];
  return [
    '--- Credits of each endpoint. Written by "npm run gateway:prices" from lib/domain/endpoints.ts.',
    'return {',
    ...rows.map(({ path, credits }) => `  ['${path}'] = ${credits},`),
    '}',
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(PRICES_FILE, pricesInLua());
}
