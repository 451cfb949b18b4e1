/**
 * `npm run gateway`: starts Redis, the sandbox and the gateway in front of it, for three made-up people, and
 * prints how to connect. Everything listens on 127.0.0.1 and is removed at the end.
 */
import { parseArgs } from 'node:util';
import { TRANSPARENCY } from '../sandbox/request/endpoints.ts';
import { startSandbox } from '../sandbox/server.ts';
import { missingPackages, packagesHint } from './packages.mjs';
import { startGateway } from './stack/gateway.ts';
import { startRedis } from './stack/redis.ts';

const PEOPLE = ['person-a', 'person-b', 'person-c'];
const tokenOf = (person: string) => `${person}-made-up-token-0001`;

async function main(): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(packagesHint(missing));
    process.exitCode = 1;
    return;
  }
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  try {
    const redis = await startRedis();
    closing.push(redis.close);
    const sandbox = await startSandbox();
    closing.push(sandbox.close);
    const gateway = await startGateway({
      ...(values.port ? { port: Number(values.port) } : {}),
      apiUrl: sandbox.baseUrl,
      key: sandbox.keys.active,
      tokens: PEOPLE.map((person) => `${tokenOf(person)} ${person}`),
      redis: redis.address,
      settings: {
        LOG_VALUES: 'on',
        PERSON_DAY: '60',
        TEAM_DAY: '150',
        TRANSPARENCY_PARAMETER: TRANSPARENCY,
      },
    });
    closing.push(gateway.close);
    const tokens = PEOPLE.map((person) => [person, tokenOf(person)] as const);
    console.log(JSON.stringify({ baseUrl: gateway.url, tokens: Object.fromEntries(tokens) }));
    const curl = (token: string) => `curl -i -H 'x-api-key: ${token}'`;
    console.error(`
This is a gateway in front of a sandbox with play money, at ${gateway.url}

${tokens.map(([person, token]) => `  ${person}   ${token}`).join('\n')}

  Look something up   ${curl(tokenOf('person-a'))} '${gateway.url}/v1/vat?query=DE123456788'
  Again, for free     ${curl(tokenOf('person-b'))} '${gateway.url}/v1/vat?query=DE123456788'
  See the metrics     curl -s ${gateway.metricsUrl}
  See the log         tail -f ${gateway.folder}/logs/requests.log
  See the API's log   curl -s ${sandbox.baseUrl}/__sandbox/log

To use it in Fieldmark, enter this address as the base URL and one of the tokens as the API key.
Each person may spend 60 credits a day, all together 150. Press Ctrl+C to stop it.`);
  } catch (error) {
    await stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
