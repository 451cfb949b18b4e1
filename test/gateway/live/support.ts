/** What the tests of the gateway share. They run nginx and Redis for real. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { missingPackages, packagesHint } from '../packages.mjs';
import { type Answer, type AskOptions, ask } from '../stack/ask.ts';
import { type Gateway, type GatewayOptions, startGateway } from '../stack/gateway.ts';
import { type RedisStack, startRedis } from '../stack/redis.ts';
import { found, type SlowApi, startSlowApi } from '../stack/slow-api.ts';

const missing = missingPackages();
if (missing.length > 0) console.warn(`SKIPPED: ${packagesHint(missing)}`);

/** `describe`, skipped where the gateway's programs are not installed. */
export const describeLive = describe.skipIf(missing.length > 0);

export const KEY = 'organisation-key-5f0d7be1';

/** A person's token. The name appears reversed, so that a name in a log is not a token. */
export const tokenOf = (person: string): string =>
  `token-${[...person].reverse().join('')}-4c1f09d75be2`.padEnd(24, '0');

export const tokenLine = (person: string, quotas = ''): string =>
  `${tokenOf(person)} ${person} ${quotas}`.trim();

export const PEOPLE = ['person-a', 'person-b', 'person-c'];

export const vat = (query: string): string => `/v1/vat?query=${query}`;

/** The contents of all files in a folder. */
export async function contentOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((entry) =>
    readFile(join(entry.parentPath, entry.name), 'latin1').catch((error: unknown) => {
      // nginx removes expired answers at any time.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
      throw error;
    }),
  );
  return (await Promise.all(texts)).join('\n');
}

export interface Stack {
  readonly api: SlowApi;
  readonly redis: RedisStack;
  readonly gateway: Gateway;
  /** A request of a person to the first gateway. */
  ask(person: string, path: string, options?: AskOptions): Promise<Answer>;
  /** A further nginx before the same Redis. */
  another(): Promise<Gateway>;
}

type Given = Partial<Pick<GatewayOptions, 'tokens' | 'settings'>>;

/** Starts everything before the tests of a file, and forgets calls and counters before each test. */
export function useStack(given: Given = {}): Stack {
  let api: SlowApi | undefined;
  let redis: RedisStack | undefined;
  const gateways: Gateway[] = [];
  const started = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The gateway has not been started');
    return part;
  };
  const add = async () => {
    const gateway = await startGateway({
      tokens: PEOPLE.map((person) => tokenLine(person)),
      ...given,
      apiUrl: started(api).url,
      key: KEY,
      redis: started(redis).address,
    });
    gateways.push(gateway);
    return gateway;
  };
  beforeAll(async () => {
    [api, redis] = await Promise.all([startSlowApi(), startRedis()]);
    await add();
  });
  afterAll(async () => {
    await Promise.all([...gateways.map(({ close }) => close()), redis?.close(), api?.close()]);
  });
  beforeEach(async () => {
    await started(redis).command('FLUSHALL');
    const { calls } = started(api);
    calls.length = 0;
    Object.assign(started(api), { latency: 0, answer: found });
  });
  return {
    get api() {
      return started(api);
    },
    get redis() {
      return started(redis);
    },
    get gateway() {
      return started(gateways[0]);
    },
    ask: (person, path, options) =>
      ask(`${started(gateways[0]).url}${path}`, tokenOf(person), options),
    another: add,
  };
}
