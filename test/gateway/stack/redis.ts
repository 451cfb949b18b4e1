/** Redis with the gateway's configuration, in a temporary folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REDIS } from '../packages.mjs';
import { freePort, type Running, start, until } from './process.ts';

const CONFIGURATION = join(import.meta.dirname, '../../../lib/gateway/redis.conf');

export const REDIS_PASSWORD = 'redis-password-7c1d55';

/** Sends a command and resolves with Redis's reply as it came. */
function send(port: number, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8');
    socket.once('error', reject);
    socket.on('data', (piece: string) => {
      text += piece;
    });
    socket.once('close', () => resolve(text));
    const lines = [`AUTH ${REDIS_PASSWORD}`, words.join(' '), 'QUIT'];
    socket.write(lines.map((line) => `${line}\r\n`).join(''));
  });
}

export interface RedisStack {
  readonly address: string;
  /** Sends a command and resolves with all replies as they came. */
  command(...words: string[]): Promise<string>;
  /** Credits that are counted for a person, or for the team (`*`), today and this month. */
  counted(person: string): Promise<{ day: number; month: number }>;
  /** Credits that are counted for the team, whenever. */
  countedInAll(): Promise<number>;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Keeps Redis from answering until `resume`. */
  pause(): void;
  resume(): void;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startRedis(): Promise<RedisStack> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-redis-'));
  const port = await freePort();
  let program: Running | undefined;
  const command = (...words: string[]) => send(port, words);
  const begin = async () => {
    program = start(REDIS, [
      CONFIGURATION,
      ...['--port', String(port), '--dir', folder, '--requirepass', REDIS_PASSWORD],
    ]);
    await until('Redis answers', async () => (await command('PING')).includes('+PONG'));
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await program?.kill(signal);
    program = undefined;
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    if (program) process.kill(program.pid, name);
  };
  const countIn = async (window: string, person: string) =>
    Number(
      /\$\d+\r\n(\d+)/.exec(await command('HGET', `fieldmark:{quota}:${window}`, person))?.[1] ?? 0,
    );
  await begin();
  return {
    address: `127.0.0.1:${port}`,
    command,
    counted: async (person) => {
      const day = new Date().toISOString().slice(0, 10);
      return { day: await countIn(day, person), month: await countIn(day.slice(0, 7), person) };
    },
    countedInAll: async () => {
      const keys = (await command('KEYS', 'fieldmark:*')).matchAll(/:(\d{4}-\d{2})\r\n/g);
      const months = [...keys].map(([, month = '']) => countIn(month, '*'));
      return (await Promise.all(months)).reduce((sum, credits) => sum + credits, 0);
    },
    stop,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    start: begin,
    close: async () => {
      await stop('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
