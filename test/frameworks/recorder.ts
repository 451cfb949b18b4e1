/** Records every request to a run's `submit`, native or by script. */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

export interface Arrival {
  /** Names and values in order; for JSON, those of the top level. */
  readonly data: readonly (readonly [string, string])[];
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const jsonSchema = z.record(z.string(), z.unknown());

async function dataOf(request: IncomingMessage, url: URL): Promise<Arrival['data']> {
  const body = await bodyOf(request);
  if (request.method === 'GET') return [...url.searchParams];
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    const data = jsonSchema.parse(JSON.parse(body.toString()));
    return Object.entries(data).map(([name, value]) => [name, String(value ?? '')] as const);
  }
  const data = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  return [...data].map(([name, value]) => [name, String(value)] as const);
}

export class Recorder {
  readonly #arrivals = new Map<string, Arrival[]>();

  async take(run: string, request: IncomingMessage, url: URL): Promise<void> {
    const data = await dataOf(request, url);
    this.#arrivals.set(run, [...this.of(run), { data }]);
  }

  of(run: string): readonly Arrival[] {
    return this.#arrivals.get(run) ?? [];
  }
}
