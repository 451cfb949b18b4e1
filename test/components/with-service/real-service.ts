/**
 * The service, the check and the API client as they ship, with the sandbox for an API: what a
 * component shows is what a person would see. Only the browser is played (test/service/world.ts).
 * The clock stands still until the service waits, so nothing depends on the time of day.
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

// Answers come over a real connection, on machines that may have much else to do.
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
  /** The bodies that components sent under a name, in order: also of what is still on its way. */
  sent(name: MessageName): unknown[];
  readonly world: World;
  readonly sandbox: Sandbox;
  /** Every request that the API has had, oldest first. */
  log(): Promise<LogEntry[]>;
  paid(): Promise<LogEntry[]>;
  /** Credits charged so far, from the API's own log. */
  spent(): Promise<number>;
  /** A control of the sandbox: `fault`, `keys`, `traffic`. */
  control(name: string, body: object): Promise<void>;
  /** Saves the key; no email is looked up without a press unless `autoEmail` says so. */
  connect(autoEmail?: boolean): Promise<void>;
}

/** A new installation: no key yet, nothing stored. All of it ends with the test. */
export async function startService(settings: Partial<Settings> = {}): Promise<RealService> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const sandbox = await startSandbox({ dns: 'fixture', deepMs: 0, jobMs: 0 });
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
  // Its rate limits are tests of their own.
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
    sent: (name) => requests.filter((each) => each.name === name).map(({ body }) => body),
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
