/** `npm run sandbox -- --port N`: prints one JSON line with the address and keys, stays up. */
import { parseArgs } from 'node:util';
import { startSandbox } from './server.ts';

const USAGE = 'Usage: npm run sandbox -- [--port N] [--dns auto|fixture]';

function options(): { port: number; dns: 'auto' | 'fixture' } | null {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '0' },
        dns: { type: 'string', default: 'auto' },
      },
    });
    const port = Number(values.port);
    const { dns } = values;
    if (!/^\d+$/.test(values.port) || port > 65_535) return null;
    return dns === 'auto' || dns === 'fixture' ? { port, dns } : null;
  } catch {
    return null;
  }
}

async function main(): Promise<void> {
  const chosen = options();
  if (!chosen) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const sandbox = await startSandbox(chosen);
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const { baseUrl, keys } = sandbox;
  console.log(JSON.stringify({ baseUrl, keys }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
