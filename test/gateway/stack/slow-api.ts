/** An API that answers late, fails on demand, and writes down every request that reached it. */

import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ENDPOINT_CONTRACT } from '../../../lib/domain/endpoints.ts';
import { listen, serve, stop } from '../../loopback.ts';

export interface ApiCall {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** What the API bills, once it has decided. */
  credits: number;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Closes the connection instead of answering; the call is billed all the same. */
  readonly drop?: boolean;
}

export interface SlowApi {
  readonly url: string;
  readonly calls: ApiCall[];
  /** Milliseconds before each answer. */
  latency: number;
  /** What the API answers; `number` is that of the call, from 0. */
  answer: (url: string, number: number) => ApiAnswer;
  /** Credits that the API has billed. */
  billed(): number;
  close(): Promise<void>;
  /** Listens again after `close`. */
  listen(port: number): Promise<void>;
}

const PRICES = new Map<string, number>(
  Object.values(ENDPOINT_CONTRACT).map(({ path, credits }) => [path, credits]),
);

export const found = (url: string): ApiAnswer => ({
  status: 200,
  body: JSON.stringify({ valid: true, asked: url }),
});

export async function startSlowApi(): Promise<SlowApi> {
  const calls: ApiCall[] = [];
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const call = {
      url,
      headers: request.headers,
      body: Buffer.concat(pieces).toString(),
      credits: 0,
    };
    const number = calls.push(call) - 1;
    const answer = api.answer(url, number);
    if (answer.status === 200 || answer.status === 404) {
      call.credits = PRICES.get(url.replace(/\?.*/, '')) ?? 0;
    }
    await wait(api.latency);
    if (answer.drop) return response.destroy();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...answer.headers,
    });
    return response.end(answer.body);
  });
  const api: SlowApi = {
    url: await serve(server),
    calls,
    latency: 0,
    answer: found,
    billed: () => calls.reduce((sum, { credits }) => sum + credits, 0),
    listen: async (port) => void (await listen(server, port)),
    close: () => stop(server),
  };
  return api;
}
