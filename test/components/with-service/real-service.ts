/**
 * The real service, checks and API client, with the sandbox as the API. Only the browser is fake
 * (test/service/world.ts). The clock advances only when the service waits, so that no test depends
 * on the time of day.
 */
import { configure } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createApiClient } from '../../../lib/api/client/client.ts';
import { checkValue } from '../../../lib/check/index.ts';
import { detect } from '../../../lib/detect/index.ts';
import type { MessageName } from '../../../lib/extension/messages/table.ts';
import type { Settings } from '../../../lib/extension/schemas/index.ts';
import type { SendToBackground } from '../../../lib/extension/send-to-background.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { createWorld, settingsOf, type World } from '../../service/world.ts';

// Answers come over real connections, which are slow on a loaded machine.
configure({ asyncUtilTimeout: 10_000 });

const logSchema = z.array(
  z.looseObject({
    path: z.string(),
    query: z.record(z.string(), z.unknown()),
    status: z.number(),
    credits: z.number(),
  }),
);
type LogEntry = z.infer<typeof logSchema>[number];

export interface RealService {
  readonly send: SendToBackground;
  /** The bodies that components sent under a name, in order, including pending ones. */
  sent(name: MessageName): unknown[];
  readonly world: World;
  readonly sandbox: Sandbox;
  /** Every request that the API received, oldest first. */
  log(): Promise<LogEntry[]>;
  paid(): Promise<LogEntry[]>;
  /** Credits charged so far, from the API's own log. */
  spent(): Promise<number>;
  /** Calls a control of the sandbox: `fault`, `keys`, `traffic`. */
  control(name: string, body: object): Promise<void>;
  /** Connects the key. `autoEmail` allows automatic lookups of emails. */
  connect(autoEmail?: boolean): Promise<void>;
}

/** A new installation without a key or data. It is closed when the test ends. */
export async function startService(settings: Partial<Settings> = {}): Promise<RealService> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const sandbox = await startSandbox({ deepMs: 0, jobMs: 0 });
  onTestFinished(() => sandbox.close());
  const world = createWorld({ createClient: createApiClient, check: checkValue, detect });
  world.now = Date.now();
  world.sleep = async (ms) => {
    world.now += ms;
    vi.setSystemTime(world.now);
  };
  const control = async (name: string, body: object) => {
    const url = `${sandbox.baseUrl}/__sandbox/${name}`;
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  };
  // Rate limits have separate tests.
  await control('keys', { key: 'active', perSecond: null, perMinute: null });
  await settingsOf(world, settings);
  const log = async () =>
    logSchema.parse(await (await fetch(`${sandbox.baseUrl}/__sandbox/log`)).json());
  const requests: { name: MessageName; body: unknown }[] = [];
  return {
    send: (name, body) => {
      requests.push({ name, body });
      return world.send(name, body);
    },
    sent: (name) => requests.filter((request) => request.name === name).map(({ body }) => body),
    world,
    sandbox,
    log,
    paid: async () => (await log()).filter(({ credits }) => credits > 0),
    spent: async () => (await log()).reduce((sum, { credits }) => sum + credits, 0),
    control,
    connect: async (autoEmail = false) => {
      const { baseUrl, keys } = sandbox;
      const outcome = await world.send('connect', {
        baseUrl,
        key: keys.active,
        keep: 'disk',
        autoEmail,
      });
      if (!outcome.ok) throw new Error(outcome.failure.message);
    },
  };
}
