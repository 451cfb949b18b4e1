/** Messages to the background from an open page of ours, in either browser. */
import { z } from 'zod';

declare const chrome: { runtime: { sendMessage(message: object): Promise<unknown> } };

const replySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), failure: z.unknown() }),
]);

/** Runs in a page of ours. */
export const sendMessage = ([fieldmark, body]: readonly [
  name: string,
  body: object,
]): Promise<unknown> => chrome.runtime.sendMessage({ fieldmark, body });

/** @throws Error if the background replied with a failure */
export function replyValue(name: string, answer: unknown): unknown {
  const reply = replySchema.parse(answer);
  if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.failure)}`);
  return reply.value;
}
