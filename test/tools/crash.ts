/**
 * `npm run crash`: the crash tests with a thousand calls (CRASH_CALLS sets another number, CRASH_SEED other
 * faults). They test the built extension, so build it first.
 */
import { spawnSync } from 'node:child_process';
import { scriptOf } from './programs.ts';

const { status } = spawnSync(
  process.execPath,
  [scriptOf('vitest'), 'run', '--project', 'e2e', 'test/e2e/service/crash'],
  { stdio: 'inherit', env: { CRASH_CALLS: '1000', ...process.env } },
);
process.exitCode = status ?? 1;
