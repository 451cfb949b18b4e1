/** Programs that run in the background of a test or of `npm run gateway`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE } from '../../patience.ts';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

export interface Running {
  readonly pid: number;
  /** What it printed so far. */
  printed(): string;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  /** Sends a signal and waits for the end. */
  kill(signal: 'SIGQUIT' | 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Running {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
  }
  let isKilled = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (!isKilled) console.error(`${command} ended by itself (${signal ?? code}): ${text}`);
      resolve();
    });
  });
  return {
    pid: child.pid ?? 0,
    printed: () => text,
    ended,
    kill: (signal) => {
      isKilled = true;
      child.kill(signal);
      return ended;
    },
  };
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port of 127.0.0.1 that no program listens on. It is below those that systems give to connections and to
 * servers without a port of their own (from 32768 on Linux): one of these could take it before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    if (await isFree(port)) return port;
  }
}

const POLL = 20;

/** Resolves when `check` returns true; an error counts as false. */
export async function until(what: string, check: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const isTrue = await Promise.resolve()
      .then(check)
      .catch(() => false);
    if (isTrue) return;
    if (Date.now() > end) throw new Error(`Not within ${PATIENCE / 1000} s: ${what}`);
    await wait(POLL);
  }
}
