/**
 * Drives Chromium with an extension through the DevTools protocol. Test drivers attach to each new
 * frame and popup and pause it, which would distort the times; this one attaches only on request.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { until } from '../e2e/support/until.ts';
import { findBrowser, installHint } from '../tools/browsers.mjs';

const replySchema = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const targetsSchema = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), url: z.string(), type: z.string() })),
});
const evaluatedSchema = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.unknown().optional(),
});

export type Target = z.infer<typeof targetsSchema>['targetInfos'][number];
type Call = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

/** A page, frame or worker. */
export interface Session {
  call(method: string, params?: object): Promise<unknown>;
  /** The value of an expression, awaited. @throws Error if the expression throws */
  evaluate(expression: string): Promise<unknown>;
  detach(): Promise<void>;
}

export interface Debugged {
  targets(): Promise<Target[]>;
  attach(targetId: string): Promise<Session>;
  /** Opens a page and waits until it has loaded. */
  open(url: string): Promise<Session & { readonly targetId: string }>;
  closeTarget(targetId: string): Promise<void>;
  close(): Promise<void>;
}

function connect(url: string): Promise<{ call: Call; close(): void }> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (reply: z.infer<typeof replySchema>) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = replySchema.parse(JSON.parse(String(data)));
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  const call: Call = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
    });
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve({ call, close: () => socket.close() }));
    socket.addEventListener('error', () => reject(new Error(`no debugger at ${url}`)));
  });
}

function start(extension: string, profile: string): ChildProcess {
  const path = findBrowser('chromium');
  if (path === null) throw new Error(installHint('chromium'));
  const args = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--disable-extensions-except=${extension}`,
    `--load-extension=${extension}`,
    '--window-size=1100,900',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ];
  return spawn(path, args, { stdio: 'ignore' });
}

/** @param extension folder of an unpacked extension */
export async function debugChromium(extension: string): Promise<Debugged> {
  const profile = await mkdtemp(join(tmpdir(), 'fieldmark-'));
  const child = start(extension, profile);
  const end = () => child.kill();
  process.once('exit', end);
  const address = await until(async () => {
    const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    if (!port || !path) throw new Error('the port file is not written yet');
    return `ws://127.0.0.1:${port}${path}`;
  });
  const { call, close } = await connect(address);

  async function attach(targetId: string): Promise<Session> {
    const { sessionId } = z
      .object({ sessionId: z.string() })
      .parse(await call('Target.attachToTarget', { targetId, flatten: true }));
    return {
      call: (method, params) => call(method, params, sessionId),
      async evaluate(expression) {
        const params = { expression, awaitPromise: true, returnByValue: true };
        const reply = evaluatedSchema.parse(await call('Runtime.evaluate', params, sessionId));
        if (reply.exceptionDetails) throw new Error(JSON.stringify(reply.exceptionDetails));
        return reply.result.value;
      },
      detach: async () => void (await call('Target.detachFromTarget', { sessionId })),
    };
  }

  return {
    targets: async () => targetsSchema.parse(await call('Target.getTargets')).targetInfos,
    attach,
    async open(url) {
      const { targetId } = z
        .object({ targetId: z.string() })
        .parse(await call('Target.createTarget', { url }));
      const session = await attach(targetId);
      await until(async () => {
        const state = await session.evaluate('document.readyState + " " + location.href');
        if (state !== `complete ${url}`) throw new Error(`${url}: ${state}`);
      });
      return { ...session, targetId };
    },
    closeTarget: async (targetId) => void (await call('Target.closeTarget', { targetId })),
    async close() {
      const ended = new Promise((resolve) => void child.once('exit', resolve));
      await call('Browser.close').catch(() => undefined);
      close();
      await ended;
      process.off('exit', end);
      await until(() => rm(profile, { recursive: true, force: true }));
    },
  };
}
