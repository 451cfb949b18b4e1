/**
 * `npm run gateway:endpoints`: writes lib/gateway/lua/endpoints.lua, the gateway's copy of the endpoints,
 * prices and parameters in lib/domain/endpoints.ts. A test fails while they differ.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENDPOINT_CONTRACT, GLOBAL_PARAMETERS } from '../../lib/domain/endpoints.ts';

export const ENDPOINTS_FILE = join(import.meta.dirname, '../../lib/gateway/lua/endpoints.lua');

/** The endpoints of the contract, and usage without `/v1` (contract, Endpoints, rule 8). */
export function endpointsInLua(): string {
  const { usage } = ENDPOINT_CONTRACT;
  const rows = [
    ...Object.values(ENDPOINT_CONTRACT),
    { ...usage, path: usage.path.replace('/v1', '') },
  ];
  return [
    '--- Credits and parameters of each endpoint; {transparency} is FIELDMARK_TRANSPARENCY_PARAMETER.',
    '-- Written by "npm run gateway:endpoints" from lib/domain/endpoints.ts.',
    'return {',
    ...rows.flatMap(({ path, credits, parameters }) => {
      const names = [...parameters, ...GLOBAL_PARAMETERS].map((name) => `'${name}'`).join(', ');
      return [
        `  ['${path}'] = {`,
        `    credits = ${credits},`,
        `    parameters = { ${names} },`,
        '  },',
      ];
    }),
    '}',
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(ENDPOINTS_FILE, endpointsInLua());
}
