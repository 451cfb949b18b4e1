/** `npm run sandbox`: one line of JSON, loopback only, a clean exit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { KEY_NAMES } from '../account/keys.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const greeting = z.strictObject({
  baseUrl: z.url(),
  keys: z.record(z.enum(KEY_NAMES), z.string().min(8)),
});

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

// On Windows these signals end a process without notifying it.
it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'prints its address and keys, ends on %s',
  async (signal) => {
    const started = spawn(process.execPath, [MAIN, '--port', '0']);
    child = started;
    let stderr = '';
    started.stderr.on('data', (chunk) => {
      stderr += String(chunk);
    });
    const lines: string[] = [];
    const reader = createInterface(started.stdout);
    reader.on('line', (line) => lines.push(line));
    await once(reader, 'line');
    const { baseUrl, keys } = greeting.parse(JSON.parse(lines[0] ?? ''));
    expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const headers = { 'x-api-key': keys.active };
    expect((await fetch(`${baseUrl}/v1/usage`, { headers })).status).toBe(200);
    await expect.poll(() => stderr).toContain(`${baseUrl}/__sandbox/examples`);
    const exit = once(started, 'exit');
    started.kill(signal);
    expect(await exit).toEqual([0, null]);
    expect(lines).toHaveLength(1);
  },
);
