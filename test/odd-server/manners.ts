/** Ways to write an HTTP answer. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer, Exchange, Manner } from './server.ts';

export type Bytes = string | Buffer;

interface Message {
  readonly status?: number;
  readonly version?: '1.0' | '1.1';
  /** `content-type`; null: none. */
  readonly type?: string | null;
  /** As they are sent, in this order. */
  readonly headers?: readonly (readonly [name: string, value: string | number])[];
  readonly body?: Bytes;
  /** `content-length`; null: none. Otherwise the body's. */
  readonly length?: number | null;
}

export const JSON_TYPE = 'application/json';

/** The bytes of a whole answer. */
export function message({
  status = 200,
  version = '1.1',
  type = JSON_TYPE,
  headers = [],
  body = '',
  length = Buffer.byteLength(body),
}: Message): Buffer {
  const lines = [
    `HTTP/${version} ${status} ${STATUS_CODES[status] ?? ''}`,
    'connection: close',
    ...(type === null ? [] : [`content-type: ${type}`]),
    ...(length === null ? [] : [`content-length: ${length}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

const sent = (socket: Socket, bytes: Bytes): Promise<void> =>
  new Promise((resolve) => socket.write(bytes, () => resolve()));

/** Writes the parts one by one, `everyMs` apart, and closes the connection. */
async function write({ socket }: Exchange, parts: readonly Bytes[], everyMs = 0): Promise<void> {
  socket.setNoDelay(true);
  for (const [n, part] of parts.entries()) {
    if (n > 0 && everyMs > 0) await pause(everyMs);
    await sent(socket, part);
  }
  socket.end();
}

/** Asks the API and writes its answer as `make` says. */
export const answering =
  (
    make: (answer: ApiAnswer, exchange: Exchange) => Bytes | readonly Bytes[],
    everyMs = 0,
  ): Manner =>
  async (exchange) => {
    const made = make(await exchange.ask(), exchange);
    await write(
      exchange,
      typeof made === 'string' || Buffer.isBuffer(made) ? [made] : made,
      everyMs,
    );
  };

/** Answers without asking the API, as a gateway before it does. */
export const inItsPlace =
  (make: Message | ((exchange: Exchange) => Message)): Manner =>
  (exchange) =>
    write(exchange, [message(typeof make === 'function' ? make(exchange) : make)]);

/** As most servers do. */
export const plain: Manner = answering(({ status, body }) => message({ status, body }));

/** The API's answer with this changed. */
export const withMessage = (change: Message): Manner =>
  answering((answer) => message({ ...answer, ...change }));

/** The API's body, changed. */
export const withBody = (change: (body: Buffer) => Bytes, rest: Message = {}): Manner =>
  answering(({ status, body }) => message({ status, body: change(body), ...rest }));

/** The fields of the API's answer, changed. */
export const withFields = (change: (answer: Record<string, unknown>) => unknown): Manner =>
  withBody((body) => JSON.stringify(change(JSON.parse(body.toString()))));

/** The API's answer in chunks of so many bytes. */
export function chunks(body: Buffer, size: number): Bytes[] {
  const count = Math.ceil(body.length / size);
  const parts = Array.from({ length: count }, (_, i) => body.subarray(i * size, (i + 1) * size));
  return parts.map((part) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
  );
}

/** A head for chunks. */
export const chunkedHead = (headers: Message['headers'] = []): Buffer =>
  message({ length: null, headers: [['transfer-encoding', 'chunked'], ...headers] });

/** Chromium drops bytes that it has received where the connection ends in the same instant, ms. */
const CUT_AFTER_MS = 200;

/** Asks the API, sends part of its answer and breaks the connection. */
export const cutAfter =
  (make: (answer: ApiAnswer) => Bytes): Manner =>
  async (exchange) => {
    const bytes = make(await exchange.ask());
    exchange.socket.write(bytes, () => setTimeout(() => exchange.socket.destroy(), CUT_AFTER_MS));
  };
