/**
 * `npm run real-keys`: keys of a real X server on pages that lure to a priced button. Needs `Xvfb` and
 * `xdotool` (Debian: xvfb, xdotool) and the built extension. KEYS_STEP: the step between delays, ms.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { scriptOf } from './programs.ts';

const server = spawn(
  'Xvfb',
  ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const [display] = await once(server.stdout, 'data');
const { status } = spawnSync(
  process.execPath,
  [scriptOf('vitest'), 'run', '--project', 'real-keys', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, DISPLAY: `:${String(display).trim()}` } },
);
server.kill();
process.exitCode = status ?? 1;
