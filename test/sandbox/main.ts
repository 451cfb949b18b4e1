/**
 * `npm run sandbox -- --port N`: starts the sandbox. Prints its address and keys as a JSON line on
 * standard output and instructions on standard error.
 */
import { parseArgs } from 'node:util';
import { HELP } from './controls/help.ts';
import { type Sandbox, startSandbox } from './server.ts';

const OPTIONS = {
  port: { type: 'string', default: '0' },
  help: { type: 'boolean', default: false },
} as const;

/** The wanted port, or `help`; null if the arguments make no sense. */
function wanted(): number | 'help' | null {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    if (values.help) return 'help';
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

Fields that the sandbox cannot know contain a placeholder of the right type. All faults and controls:
npm run sandbox -- --help. Keys for other account states:
${Object.keys(keys).join(', ')}.
To use the sandbox, enter this address as the base URL and one of the keys in Fieldmark's settings.
Press Ctrl+C to stop it.`;
}

async function main(): Promise<void> {
  const port = wanted();
  if (port === 'help') return console.log(HELP);
  if (port === null) {
    console.error(HELP);
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
