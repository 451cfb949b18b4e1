/**
 * The test-support endpoints. Bodies are JSON; the answer to an invalid body is 400 with the reason.
 *
 * - `GET /__sandbox/log`, `POST /__sandbox/reset`, `POST /__sandbox/fault` (faults.ts).
 * - `GET /__sandbox/examples`: every endpoint with a request and its answer (examples.ts).
 * - `POST /__sandbox/keys`: `{key: <name>, …}` changes that key and its account: any of `active`, `expires`
 *   (ISO 8601 or null), `quotas` (any of total, daily, weekly, monthly), `subscription` ({total, used} or
 *   null: no monthly plan), `packs` (array of {id, title, purchasedAt, total, used}), `credits` ({given,
 *   consumed}), `perMinute`, `perSecond` (number or null), `unpaidInvoice`, `deactivated`.
 * - `POST /__sandbox/clock`: `{advanceMs}` moves the sandbox's time ahead, until a reset: quotas, billing periods,
 *   expiry and the window of the statistics follow; jobs and latencies do not. Answers with `now`, ms.
 */
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiKey, KEY_NAMES } from '../account/keys.ts';
import type { SandboxState } from '../account/state.ts';
import { examples } from './examples.ts';
import { faultSchema } from './faults.ts';

const amount = z.number().int().nonnegative();
const cap = amount.nullable();

const keyPatch = z.strictObject({
  key: z.enum(KEY_NAMES),
  active: z.boolean().exactOptional(),
  expires: z.iso.datetime({ offset: true }).nullable().exactOptional(),
  quotas: z
    .strictObject({ total: cap, daily: cap, weekly: cap, monthly: cap })
    .partial()
    .exactOptional(),
  subscription: z.strictObject({ total: amount, used: amount }).nullable().exactOptional(),
  packs: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        purchasedAt: z.iso.date(),
        total: amount,
        used: amount,
      }),
    )
    .exactOptional(),
  credits: z.strictObject({ given: amount, consumed: amount }).exactOptional(),
  perMinute: cap.exactOptional(),
  perSecond: cap.exactOptional(),
  unpaidInvoice: z.boolean().exactOptional(),
  deactivated: z.boolean().exactOptional(),
});

const clockMove = z.strictObject({ advanceMs: amount });

function patch(key: ApiKey, changes: z.infer<typeof keyPatch>): void {
  const { key: _name, active, expires, quotas, ...account } = changes;
  if (active !== undefined) key.active = active;
  if (expires !== undefined) key.expires = expires;
  for (const [name, value] of Object.entries(quotas ?? {})) {
    if (value !== undefined) Object.assign(key.quotas, { [name]: value });
  }
  Object.assign(key.account, account);
}

async function parsedJson(body: Readable): Promise<unknown> {
  try {
    return JSON.parse(await text(body));
  } catch {
    return undefined;
  }
}

export function addControls(app: FastifyInstance, state: SandboxState): void {
  const post = <T>(name: string, schema: z.ZodType<T>, control: (given: T) => unknown) =>
    app.post(`/__sandbox/${name}`, async (request, reply) => {
      const parsed = schema.safeParse(await parsedJson(request.raw));
      if (parsed.success) return reply.send({ ok: true, ...Object(control(parsed.data)) });
      return reply.status(400).send({ error: z.prettifyError(parsed.error) });
    });

  app.get('/__sandbox/log', () => state.log);
  app.get('/__sandbox/examples', () => examples(state.now()));
  post('reset', z.unknown(), () => state.reset());
  post('fault', faultSchema, (fault) => state.faults.add(fault));
  post('keys', keyPatch, (changes) => patch(state.key(changes.key), changes));
  post('clock', clockMove, ({ advanceMs }) => {
    state.advance(advanceMs);
    return { now: state.now() };
  });
}
