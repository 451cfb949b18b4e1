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
  /** The headers as they are sent, in this order. */
  readonly headers?: readonly (readonly [name: string, value: string | number])[];
  readonly body?: Bytes;
  /** `content-length`; null: none; if omitted, the body's length. */
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

/** Passes the request to the API and writes its answer as `make` returns it. */
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

/** Answers without passing the request to the API, as a gateway in front of it would. */
export const inItsPlace =
  (make: Message | ((exchange: Exchange) => Message)): Manner =>
  (exchange) =>
    write(exchange, [message(typeof make === 'function' ? make(exchange) : make)]);

/** Writes the API's answer as usual. */
export const plain: Manner = answering(({ status, body }) => message({ status, body }));

/** Writes the API's answer with these changes. */
export const withMessage = (change: Message): Manner =>
  answering((answer) => message({ ...answer, ...change }));

/** Writes the API's answer with a changed body. */
export const withBody = (change: (body: Buffer) => Bytes, rest: Message = {}): Manner =>
  answering(({ status, body }) => message({ status, body: change(body), ...rest }));

/** The body in chunks of `size` bytes. */
export function chunks(body: Buffer, size: number): Bytes[] {
  const count = Math.ceil(body.length / size);
  const parts = Array.from({ length: count }, (_, i) => body.subarray(i * size, (i + 1) * size));
  return parts.map((part) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
  );
}

/** The head of a chunked answer. */
export const chunkedHead = (headers: Message['headers'] = []): Buffer =>
  message({ length: null, headers: [['transfer-encoding', 'chunked'], ...headers] });

/** Delay before the break, ms: Chromium drops received bytes if the connection ends at the same moment. */
const CUT_AFTER_MS = 200;

/** Passes the request to the API, sends part of its answer and breaks the connection. */
export const cutAfter =
  (make: (answer: ApiAnswer) => Bytes): Manner =>
  async (exchange) => {
    const bytes = make(await exchange.ask());
    exchange.socket.write(bytes, () => setTimeout(() => exchange.socket.destroy(), CUT_AFTER_MS));
  };
