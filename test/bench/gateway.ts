/**
 * `npm run bench -- gateway`: how long a shared answer of the gateway takes, and how many it gives in a
 * second, compared with nginx that serves a file. Both are measured in turns, so that both run under the
 * same load; the requests are made on the same computer. `ROUNDS=20` for more rounds.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPackages, NGINX, packagesHint } from '../gateway/packages.mjs';
import { ask, isHit } from '../gateway/stack/ask.ts';
import { startGateway } from '../gateway/stack/gateway.ts';
import { freePort, start, until } from '../gateway/stack/process.ts';
import { REDIS_PASSWORD, startRedis } from '../gateway/stack/redis.ts';
import { startSlowApi } from '../gateway/stack/slow-api.ts';
import { median } from './measure.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 8);
const REQUESTS = 1_000;
const CONNECTIONS = 8;
const TOKEN = 'person-a-made-up-token-0001';

/** The targets: milliseconds above a file, and requests per second. */
const MOST_ABOVE = 10;
const LEAST_PER_SECOND = 500;

/** nginx with the same number of workers that serves one file. */
async function serveFile(content: string) {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-file-'));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  await writeFile(join(folder, 'answer.json'), content);
  await writeFile(
    configuration,
    `user root; worker_processes 2; pid ${folder}/pid; events {}
    http { access_log ${folder}/access.log; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const program = start(NGINX, ['-c', configuration, '-e', '/dev/null', '-g', 'daemon off;']);
  const url = `http://127.0.0.1:${port}/answer.json`;
  await until('nginx serves the file', async () => (await fetch(url)).ok);
  const close = async () => {
    await program.kill('SIGQUIT');
    await rm(folder, { recursive: true });
  };
  return { url, close };
}

/** Times of all requests in ms, and requests per second. */
async function load(url: string, check: boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const before = performance.now();
  let remaining = REQUESTS;
  const connection = async () => {
    while (remaining-- > 0) {
      const begun = performance.now();
      const answer = await ask(url, TOKEN, { agent });
      times.push(performance.now() - begun);
      if (answer.status !== 200 || (check && !isHit(answer))) throw new Error('not a hit');
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - before) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    p95: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
    perSecond: REQUESTS / seconds,
  };
}

export async function gatewayHits(): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(packagesHint(missing));
  const [api, redis] = await Promise.all([startSlowApi(), startRedis()]);
  const gateway = await startGateway({
    apiUrl: api.url,
    key: 'organisation-key',
    tokens: [`${TOKEN} person-a`],
    redis: redis.address,
    redisPassword: REDIS_PASSWORD,
  });
  const path = '/v1/vat?query=DE123456788';
  const { body } = await ask(`${gateway.url}${path}`, TOKEN);
  const file = await serveFile(body);
  const contenders = [
    { name: 'file', url: file.url, rounds: [] as Awaited<ReturnType<typeof load>>[] },
    { name: 'hit', url: `${gateway.url}${path}`, rounds: [] as Awaited<ReturnType<typeof load>>[] },
  ];
  try {
    for (let round = -1; round < ROUNDS; round++) {
      for (const { name, url, rounds } of contenders) {
        const result = await load(url, name === 'hit');
        if (round >= 0) rounds.push(result);
      }
    }
  } finally {
    await Promise.all([file.close(), gateway.close(), redis.close(), api.close()]);
  }
  const [fileP95 = 0, hitP95 = 0] = contenders.map(({ name, rounds }) => {
    const p95 = median(rounds.map((round) => round.p95));
    const perSecond = median(rounds.map((round) => round.perSecond));
    console.log(
      `${name.padEnd(6)} 95th percentile ${p95.toFixed(1)} ms, ${perSecond.toFixed(0)} requests/s`,
    );
    return p95;
  });
  console.log(
    `A hit takes ${(hitP95 - fileP95).toFixed(1)} ms longer than a file (target: at most ${MOST_ABOVE}), ${CONNECTIONS} connections (target: at least ${LEAST_PER_SECOND} requests/s)`,
  );
}
