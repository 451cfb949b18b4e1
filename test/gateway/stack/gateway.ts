/** nginx with the gateway's configuration, in a temporary folder, on free ports of 127.0.0.1. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { NGINX } from '../packages.mjs';
import { freePort, type Running, start, until } from './process.ts';
import { REDIS_PASSWORD } from './redis.ts';

const FOLDER = join(import.meta.dirname, '../../../lib/gateway');
const isRoot = process.getuid?.() === 0;

/** The settings of gateway.env. */
export function exampleSettings(): Record<string, string> {
  const text = readFileSync(join(FOLDER, 'gateway.env'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)="?(.*?)"?$/gm)].map(([, name, value]) => [name, value]),
  );
}

export interface GatewayOptions {
  readonly apiUrl: string;
  readonly key: string;
  /** Lines of the file of tokens. */
  readonly tokens: readonly string[];
  /** Address of Redis. */
  readonly redis: string;
  readonly port?: number;
  /** Other settings of gateway.env, without `FIELDMARK_`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Gateway {
  readonly url: string;
  readonly metricsUrl: string;
  readonly folder: string;
  /** Process ids of nginx's workers. */
  workers(): number[];
  /** Writes the tokens and reloads. Resolves when new workers have replaced all former ones. */
  reload(tokens: readonly string[]): Promise<void>;
  /** Reloads, or opens the log again, without waiting for it. */
  signal(signal: 'SIGHUP' | 'SIGUSR1'): void;
  stop(signal: 'SIGQUIT' | 'SIGTERM' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
  /** Everything in the folder of logs, and what nginx printed. */
  logs(): Promise<string>;
  /** The lines of the log, parsed. */
  requests(): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-gateway-'));
  const at = (name: string) => join(folder, name);
  const [port, metricsPort] = [options.port ?? (await freePort()), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const secret = (name: string, lines: readonly string[]) =>
    writeFile(at(name), `${lines.join('\n')}\n`, { mode: 0o600 });
  await secret('key', [options.key]);
  await secret('tokens', options.tokens);
  await secret('redis-password', [REDIS_PASSWORD]);
  await writeFile(at('listen.conf'), `listen 127.0.0.1:${port};\n`);
  // As with systemd: root keeps the secrets, and the workers' user gets only what it writes to.
  await chmod(folder, 0o755);
  for (const name of ['run', 'cache', 'logs']) {
    await mkdir(at(name), { mode: name === 'logs' ? 0o750 : 0o700 });
    if (isRoot) {
      const id = (kind: string) =>
        Number(execFileSync('id', [kind, 'www-data'], { encoding: 'utf8' }));
      await chown(at(name), name === 'logs' ? 0 : id('-u'), id('-g'));
    }
  }
  const settings = {
    ...exampleSettings(),
    FIELDMARK_API_URL: options.apiUrl,
    FIELDMARK_KEY_FILE: at('key'),
    FIELDMARK_TOKENS_FILE: at('tokens'),
    FIELDMARK_LISTEN_FILE: at('listen.conf'),
    FIELDMARK_METRICS: `127.0.0.1:${metricsPort}`,
    FIELDMARK_REDIS: options.redis,
    FIELDMARK_REDIS_PASSWORD_FILE: at('redis-password'),
    FIELDMARK_FOLDER: FOLDER,
    FIELDMARK_RUN: at('run'),
    FIELDMARK_CACHE: at('cache'),
    FIELDMARK_LOGS: at('logs'),
    FIELDMARK_USER: isRoot ? 'www-data' : userInfo().username,
    FIELDMARK_WORKERS: '2',
    ...Object.fromEntries(
      Object.entries(options.settings ?? {}).map(([name, value]) => [`FIELDMARK_${name}`, value]),
    ),
  };
  const env = { PATH: process.env.PATH, ...settings };
  const configuration = at('run/nginx.conf');
  const render = () => execFileSync('sh', [join(FOLDER, 'render.sh')], { env });
  let program: Running | undefined;
  let printed = '';
  const workers = () => {
    const list = `/proc/${program?.pid}/task/${program?.pid}/children`;
    if (!existsSync(list)) return [];
    return readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number);
  };
  const begin = async () => {
    // A killed nginx leaves its socket behind; systemd gives each start a new folder.
    await rm(at('run/asking.sock'), { force: true });
    render();
    const started = start(
      NGINX,
      ['-c', configuration, '-e', at('logs/error.log'), '-g', 'daemon off;'],
      env,
    );
    program = started;
    let hasEnded = false;
    void started.ended.then(() => {
      hasEnded = true;
    });
    await until('nginx answers', async () => {
      if (hasEnded) return true;
      return (await fetch(metricsUrl)).ok;
    });
    if (hasEnded) throw new Error(`nginx did not start: ${started.printed()}`);
  };
  const stop = async (signal: 'SIGQUIT' | 'SIGTERM' | 'SIGKILL') => {
    const children = program && signal === 'SIGKILL' ? workers() : [];
    await program?.kill(signal);
    // Workers outlive a master that was killed.
    for (const pid of children) process.kill(pid, 'SIGKILL');
    printed += program?.printed() ?? '';
    program = undefined;
  };
  const read = (name: string) => readFile(at(name), 'utf8').catch(() => '');
  const logs = async () =>
    (await read('logs/requests.log')) +
    (await read('logs/error.log')) +
    printed +
    (program?.printed() ?? '');
  await begin();
  return {
    url,
    metricsUrl,
    folder,
    workers,
    reload: async (tokens) => {
      const former = new Set(workers());
      await secret('tokens', tokens);
      render();
      execFileSync(NGINX, ['-c', configuration, '-e', at('logs/error.log'), '-s', 'reload'], {
        env,
      });
      await until('nginx reloaded', () => {
        const current = workers();
        return current.length > 0 && current.every((pid) => !former.has(pid));
      });
    },
    signal: (signal) => {
      if (program) process.kill(program.pid, signal);
    },
    stop,
    start: begin,
    logs,
    requests: async () =>
      (await read('logs/requests.log'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    close: async () => {
      await stop('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
