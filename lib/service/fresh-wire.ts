import { z } from 'zod';
import { createLock } from './lock.ts';
import type { Platform } from './platform.ts';

/** To a document of our own that sends one request and hands back what comes. */
export interface Channel {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** The document is gone. */
  onLost(listener: () => void): void;
  close(): void;
}

/** One paid call's own connection, until it is left. */
export interface Lease {
  /** Sends one request over it; absent where the browser's own way is as good, or all there is. */
  readonly fetch?: typeof fetch;
  leave(): void;
}

const said = z.discriminatedUnion('is', [
  z.object({ is: z.literal('head'), status: z.number().int().min(200).max(599) }),
  z.object({ is: z.literal('part'), text: z.string() }),
  z.object({ is: z.literal('end') }),
  z.object({ is: z.literal('lost') }),
]);

/** Statuses that a `Response` takes no body with (WHATWG Fetch, null body status). */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

function request(channel: Channel, url: string, init: RequestInit): Promise<Response> {
  const { signal, ...plain } = init;
  return new Promise((resolve, reject) => {
    const encoder = new TextEncoder();
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isOver = false;
    const fail = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      body?.error(error);
      reject(error);
      channel.close();
    };
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        body = controller;
      },
      cancel: () => {
        isOver = true;
        channel.close();
      },
    });
    const lost = () => fail(new TypeError('Failed to fetch'));
    channel.onLost(lost);
    signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
    channel.onMessage((message) => {
      const read = said.safeParse(message);
      if (isOver) return;
      if (!read.success || read.data.is === 'lost') return lost();
      const { data } = read;
      if (data.is === 'head') {
        resolve(new Response(BODILESS.has(data.status) ? null : stream, { status: data.status }));
      } else if (data.is === 'part') body?.enqueue(encoder.encode(data.text));
      else {
        isOver = true;
        body?.close();
        channel.close();
      }
    });
    channel.send({ url, init: plain });
  });
}

/**
 * A connection for one paid call alone. HTTP/2 knows no `connection: close` (wire.ts), and Chromium
 * sends again what dies on a connection that was used before, but never what is the first on it.
 * Connections are kept apart by who sends, and a frame that is `credentialless` is somebody new in
 * each document that holds it: one hidden document for each call, one call at a time. It is opened
 * before the receipt is written, some 60 ms.
 */
export function createFreshWire(platform: Pick<Platform, 'openWire'>) {
  const locked = createLock();
  /** @param origin of the API; http has no HTTP/2 and needs none of this */
  return (origin: string): Promise<Lease> => {
    const { openWire } = platform;
    if (!openWire || !origin.startsWith('https:'))
      return Promise.resolve({ leave: () => undefined });
    return new Promise((resolve) => {
      void locked(async () => {
        const channel = await openWire().catch(() => null);
        await new Promise<void>((leave) => {
          if (channel === null) return resolve({ leave });
          resolve({
            fetch: (input, init = {}) => request(channel, String(input), init),
            leave: () => {
              channel.close();
              leave();
            },
          });
        });
      });
    });
  };
}

export type FreshWire = ReturnType<typeof createFreshWire>;
