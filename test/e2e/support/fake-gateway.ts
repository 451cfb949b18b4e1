/**
 * A stand-in for a team's gateway in front of the sandbox: people have tokens, answers are shared, and
 * each person has a quota of credits a day. The real one is nginx (lib/gateway).
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serve, stop } from '../../loopback.ts';
import type { Sandbox } from './world.ts';

interface Kept {
  readonly status: number;
  readonly body: string;
  /** Ms since the epoch. */
  at: number;
}

export interface FakeGateway {
  readonly baseUrl: string;
  /** Makes every kept answer older, ms. */
  age(ms: number): void;
  /** Credits that remain for a person today. */
  setRemaining(token: string, credits: number): void;
  close(): Promise<void>;
}

export const QUOTA = 100;
const RESET_SECONDS = 3_600;
const POLICY = `"person-day";q=${QUOTA};w=86400`;
const SHARED_PATH = /^\/v1\/(?!usage|stats)/;

export async function startFakeGateway(
  sandbox: Sandbox,
  tokens: readonly string[],
): Promise<FakeGateway> {
  const remaining = new Map(tokens.map((token) => [token, QUOTA]));
  const kept = new Map<string, Kept>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/';
    const token = String(request.headers['x-api-key']);
    const send = (status: number, body: string, headers: Readonly<Record<string, string>> = {}) => {
      const limit = `"person-day";r=${remaining.get(token)};t=${RESET_SECONDS}`;
      const quota = remaining.has(token) ? { ratelimit: limit, 'ratelimit-policy': POLICY } : {};
      response.writeHead(status, { 'content-type': 'application/json', ...quota, ...headers });
      response.end(body);
    };
    if (!remaining.has(token)) return send(401, '{"error":"Invalid API Key"}');
    const isShared = SHARED_PATH.test(address);
    const hit = isShared ? kept.get(address) : undefined;
    if (hit) {
      const age = Math.floor((Date.now() - hit.at) / 1_000);
      return send(hit.status, hit.body, { 'cache-status': 'team; hit', age: String(age) });
    }
    const before = remaining.get(token) ?? 0;
    if (isShared && before === 0) {
      return send(429, '{"error":"The quota of this person is used up: quota daily"}', {
        'retry-after': String(RESET_SECONDS),
      });
    }
    const calls = sandbox.log().length;
    const received = await fetch(new URL(address, sandbox.baseUrl), {
      headers: { 'x-api-key': sandbox.keys.active },
    });
    const body = await received.text();
    const cost = sandbox
      .log()
      .slice(calls)
      .reduce((sum, { credits }) => sum + credits, 0);
    remaining.set(token, before - cost);
    const isKept = isShared && (received.status === 200 || received.status === 404);
    if (isKept) kept.set(address, { status: received.status, body, at: Date.now() });
    send(received.status, body, {
      'cache-status': isKept ? 'team; fwd=uri-miss; stored' : 'team; fwd=bypass',
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  return {
    baseUrl: await serve(server),
    age(ms) {
      for (const answer of kept.values()) answer.at -= ms;
    },
    setRemaining: (token, credits) => void remaining.set(token, credits),
    close: () => stop(server),
  };
}
