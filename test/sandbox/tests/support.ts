/** Shared by the contract tests: a sandbox on a free port and requests to it. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { KeyName } from '../account/keys.ts';
import type { LogEntry } from '../account/state.ts';
import { LOOKUPS as ROWS } from '../request/endpoints.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Ask {
  /** A key's name, any other text to be sent as a key, or null: none. */
  readonly key?: KeyName | (string & {}) | null;
}

type Params = Readonly<Record<string, string>>;

const secrets = new Map<string, string>();

export class Harness {
  #sandbox: Sandbox | null = null;

  async start(options: SandboxOptions): Promise<void> {
    this.#sandbox = await startSandbox({ deepMs: 0, jobMs: 0, ...options });
    for (const [name, secret] of Object.entries(this.#sandbox.keys)) secrets.set(name, secret);
  }

  async stop(): Promise<void> {
    await this.#sandbox?.close();
  }

  get sandbox(): Sandbox {
    if (!this.#sandbox) throw new Error('the sandbox is not running');
    return this.#sandbox;
  }

  url(path: string, params: Params = {}): string {
    const query = new URLSearchParams(params).toString();
    return `${this.sandbox.baseUrl}${path}${query === '' ? '' : `?${query}`}`;
  }

  async get(path: string, params: Params = {}, ask: Ask = {}): Promise<Reply> {
    const { key = 'active' } = ask;
    const headers: Record<string, string> =
      key === null ? {} : { 'x-api-key': secrets.get(key) ?? key };
    return reply(await fetch(this.url(path, params), { headers }));
  }

  async control(name: string, body: unknown): Promise<Reply> {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    return reply(
      await fetch(this.url(`/__sandbox/${name}`), { method: 'POST', headers, body: sent }),
    );
  }

  /** Status of the response to a request. */
  async status(...asked: Parameters<Harness['get']>): Promise<number> {
    return (await this.get(...asked)).status;
  }

  /** Changes the key `active` and its account. */
  setKey = (change: object) => this.control('keys', { key: 'active', ...change });
  fault = (fault: unknown) => this.control('fault', fault);

  async log(): Promise<readonly LogEntry[]> {
    const { body } = await reply(await fetch(this.url('/__sandbox/log')));
    return body as readonly LogEntry[];
  }

  /** Status and credits of the last logged call. */
  async last(): Promise<[number | undefined, number | undefined]> {
    const entry = (await this.log()).at(-1);
    return [entry?.status, entry?.credits];
  }

  /** Credits of all logged calls together. */
  async spent(): Promise<number> {
    return (await this.log()).reduce((sum, { credits }) => sum + credits, 0);
  }
}

async function reply(response: Response): Promise<Reply> {
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Some faults answer text that is not JSON; the body is then the text.
  }
  return { status: response.status, body, headers: response.headers };
}

/** A sandbox for the tests of a file, reset before each of them. */
export function sandboxForTests(options: SandboxOptions = {}): Harness {
  const harness = new Harness();
  beforeAll(() => harness.start(options));
  beforeEach(async () => {
    await harness.control('reset', '');
  });
  afterAll(() => harness.stop());
  return harness;
}

/** The value under a dot path, `undefined` when there is none. */
export const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], body);

/** The contract's word for a value's type. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}

/** A clock that tests move. */
export function movableClock(start: string): { now: () => number; set: (iso: string) => void } {
  let now = Date.parse(start);
  return {
    now: () => now,
    set: (iso) => {
      now = Date.parse(iso);
    },
  };
}

/** Each lookup endpoint with a request that is answered and its price. */
export const LOOKUPS = ROWS.map(({ path, example, credits }) => [path, example, credits] as const);

/** A lookup that is answered. */
export const VAT = ['/v1/vat', { query: 'DE136695976' }] as const;

export const FREE: readonly (readonly [path: string, params: Params])[] = [
  ['/v1/stats', { engine: 'email' }],
  ['/v1/usage', {}],
  ['/usage', {}],
];
