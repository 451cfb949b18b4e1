/**
 * `npm run sandbox -- --port N`: starts the sandbox. Prints its address and keys as a JSON line on
 * standard output and instructions on standard error.
 */
import { parseArgs } from 'node:util';
import { type Sandbox, startSandbox } from './server.ts';

const USAGE = 'Usage: npm run sandbox -- [--port N]';

/** The wanted port; null if the arguments make no sense. */
function wantedPort(): number | null {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
    return /^\d+$/.test(values.port) && Number(values.port) <= 65_535 ? Number(values.port) : null;
  } catch {
    return null;
  }
}

function howTo({ baseUrl, keys }: Sandbox): string {
  const curl = `curl -s -H 'x-api-key: ${keys.active}'`;
  return `
This is a sandbox of the API with play money, at ${baseUrl}

  Look something up     ${curl} '${baseUrl}/v1/vat?query=DE123456788'
  See the balance       ${curl} '${baseUrl}/v1/usage'
  List the endpoints    curl -s ${baseUrl}/__sandbox/examples
                        with prices, and a sample request and answer
  See the requests      curl -s ${baseUrl}/__sandbox/log
  Make the next fail    curl -s ${baseUrl}/__sandbox/fault -d '{"status":500}'
  Start again           curl -s -X POST ${baseUrl}/__sandbox/reset

Fields that the sandbox cannot know contain a placeholder of the right type. For more faults and keys,
see faults.ts and controls.ts in test/sandbox/controls. Keys for other account states:
${Object.keys(keys).join(', ')}.
To use the sandbox, enter this address as the base URL and one of the keys in Fieldmark's settings.
Press Ctrl+C to stop it.`;
}

async function main(): Promise<void> {
  const port = wantedPort();
  if (port === null) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const sandbox = await startSandbox({ port });
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const { baseUrl, keys } = sandbox;
  console.log(JSON.stringify({ baseUrl, keys }));
  console.error(howTo(sandbox));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
