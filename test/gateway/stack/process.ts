/** Programs that run in the background of a test or of `npm run gateway`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

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
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  return {
    pid: child.pid ?? 0,
    printed: () => text,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A port of 127.0.0.1 that no program listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

const POLL = 20;
const LONGEST = 20_000;

/** Resolves when `check` returns true; an error counts as false. */
export async function until(what: string, check: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + LONGEST;
  for (;;) {
    const isTrue = await Promise.resolve()
      .then(check)
      .catch(() => false);
    if (isTrue) return;
    if (Date.now() > end) throw new Error(`Not within ${LONGEST / 1000} s: ${what}`);
    await wait(POLL);
  }
}
