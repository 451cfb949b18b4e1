/** A proxy between the extension and the sandbox that loses, delays and cuts requests and answers. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serve, stop } from '../../loopback.ts';
import { randomFrom, seedOf } from './random.ts';

/**
 * What happens to a request. `pass`: nothing. `lose`: it is lost before it reaches the API. `swallow`: the
 * API handles it, but the answer is lost. `cut`: the connection breaks in the middle of the answer. `halve`:
 * only half of the answer's text is sent. `fail`: 500 is answered instead of the API.
 */
export type Fate = 'pass' | 'lose' | 'swallow' | 'cut' | 'halve' | 'fail';

/** Share of each fate, 0 to 1; the remaining requests pass. */
export type Weather = Partial<Record<Exclude<Fate, 'pass'>, number>>;

interface Carried {
  readonly path: string;
  /** The looked-up value; '' if the request has none. */
  readonly value: string;
  readonly fate: Fate;
  /** The answer was sent in full. */
  delivered: boolean;
}

export interface FaultyNetwork {
  readonly baseUrl: string;
  /** All requests, in order. */
  readonly carried: readonly Carried[];
  /** Number of requests that are under way. The API may still bill them, even if the client is gone. */
  readonly running: number;
  weather: Weather;
  close(): Promise<void>;
}

function draw(weather: Weather, at: number): Fate {
  const fates: Exclude<Fate, 'pass'>[] = ['lose', 'swallow', 'cut', 'halve', 'fail'];
  let sum = 0;
  for (const fate of fates) {
    sum += weather[fate] ?? 0;
    if (at < sum) return fate;
  }
  return 'pass';
}

/**
 * A request's fate depends on the seed, its URL and how often it came, not on time. `longestMs` limits the
 * delay of each direction; default 250.
 */
export async function startFaultyNetwork(
  target: string,
  options: { seed: number; longestMs?: number },
): Promise<FaultyNetwork> {
  const carried: Carried[] = [];
  const seen = new Map<string, number>();
  const network: { weather: Weather } = { weather: {} };
  const longestMs = options.longestMs ?? 250;

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/';
    const url = new URL(address, target);
    const times = (seen.get(address) ?? 0) + 1;
    seen.set(address, times);
    const random = randomFrom(options.seed ^ seedOf(`${times} ${address}`));
    const isFree = url.pathname === '/v1/usage';
    const fate = isFree ? 'pass' : draw(network.weather, random());
    const value = url.searchParams.get('query') ?? '';
    const record: Carried = { path: url.pathname, value, fate, delivered: false };
    carried.push(record);
    response.on('finish', () => {
      record.delivered = true;
    });
    await pause(isFree ? 0 : random() * longestMs);
    if (fate === 'lose') return void request.socket.destroy();
    if (fate === 'fail') {
      response.writeHead(500, { 'content-type': 'application/json' });
      return void response.end('{"error":"Internal Error"}');
    }
    // The API completes the call even if the client has gone away meanwhile.
    const key = request.headers['x-api-key'];
    const answer = await fetch(url, {
      headers: typeof key === 'string' ? { 'x-api-key': key } : {},
    });
    const body = Buffer.from(await answer.arrayBuffer());
    await pause(isFree ? 0 : random() * longestMs);
    if (fate === 'swallow') return void request.socket.destroy();
    const half = body.subarray(0, body.length >> 1);
    const length = fate === 'halve' ? half.length : body.length;
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'content-length': length,
    });
    if (fate === 'cut') return void response.write(half, () => request.socket.destroy());
    response.end(fate === 'halve' ? half : body);
  }

  let running = 0;
  const server = createServer((request, response) => {
    running += 1;
    carry(request, response)
      .catch(() => request.socket.destroy())
      .finally(() => {
        running -= 1;
      });
  });
  return {
    baseUrl: await serve(server),
    carried,
    get running() {
      return running;
    },
    get weather() {
      return network.weather;
    },
    set weather(next) {
      network.weather = next;
    },
    close: () => stop(server),
  };
}
