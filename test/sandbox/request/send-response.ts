/** Sends an answer, with transport faults. */
import type { FastifyReply } from 'fastify';
import type { Answered } from './call.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const PAGE =
  '<!doctype html><html><head><title>Gateway</title></head><body><h1>Gateway</h1></body></html>';

/** Closes the connection without an answer. */
export function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

export function write(
  reply: FastifyReply,
  { status, body, effects, unknown }: Answered,
): FastifyReply {
  const { html, redirect, truncate } = effects;
  if (effects.drop === 'after') return drop(reply);
  if (unknown.length > 0) reply.header('x-sandbox-unknown', unknown.join(','));
  if (redirect !== undefined) return reply.redirect(redirect, 302);
  const payload = html ? PAGE : JSON.stringify(effects.body === undefined ? body : effects.body);
  const type = html ? 'text/html; charset=utf-8' : JSON_TYPE;
  if (truncate === undefined) return reply.status(status).type(type).send(payload);
  const bytes = Buffer.from(payload);
  const kept = bytes.subarray(0, typeof truncate === 'number' ? truncate : bytes.length >> 1);
  if (truncate !== 'connection') return reply.status(status).type(type).send(kept);
  reply.hijack();
  reply.raw.writeHead(status, { 'content-type': type, 'content-length': bytes.length });
  reply.raw.write(kept, () => reply.raw.destroy());
  return reply;
}
