import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import {
  MESSAGES,
  type MessageName,
  type ReplyOf,
  type RequestOf,
  type SenderKind,
} from '../../extension/messages/index.ts';
import type { Platform } from '../platform/index.ts';
import { type BrowserSender, type Caller, identifyCaller } from './caller.ts';
import { redactSecrets } from './redaction.ts';

export type MessageHandlers = {
  readonly [N in MessageName]: (body: RequestOf<N>, caller: Caller) => Promise<Outcome<ReplyOf<N>>>;
};

/** A message's row in the table, as the router uses it. */
interface MessageRow<N extends MessageName> {
  readonly from: readonly SenderKind[];
  readonly request: z.ZodType<RequestOf<N>>;
  readonly reply: z.ZodType<ReplyOf<N>>;
}
/** The same table, told by name: so that a name's request and reply belong to its handler. */
const MESSAGE_ROWS: { readonly [N in MessageName]: MessageRow<N> } = MESSAGES;
const isName = (name: string): name is MessageName => Object.hasOwn(MESSAGE_ROWS, name);

const envelopeSchema = z.object({ fieldmark: z.string(), body: z.unknown() });
const keySchema = z.object({ key: z.string() });
const refused = (): Outcome<never> => fail(createFailure('not-allowed'));
const faulty = (): Outcome<never> => fail(createFailure('internal'));

/** One message: who may ask, the request parsed on the way in, the reply on the way out. */
async function handleMessage<N extends MessageName>(
  name: N,
  handle: MessageHandlers[N],
  body: unknown,
  caller: Caller,
): Promise<Outcome<ReplyOf<N>>> {
  const row = MESSAGE_ROWS[name];
  if (!row.from.includes(caller.context)) return refused();
  const request = row.request.safeParse(body);
  if (!request.success) return refused();
  const outcome = await handle(request.data, caller);
  if (!outcome.ok) return outcome;
  const reply = row.reply.safeParse(outcome.value);
  return reply.success ? ok(reply.data) : faulty();
}

interface Options {
  readonly platform: Platform;
  readonly handlers: MessageHandlers;
  /** The key in use; nothing that leaves the background may hold it. */
  readonly readKey: () => Promise<string | null>;
  /** Resolves when texts are said in the person's language. */
  readonly languageReady: () => Promise<unknown>;
}

/**
 * Answers messages. Undefined for one that is not ours to answer; a failure as data for everything
 * else that goes wrong: a sender that may not ask, a request or reply that does not parse, a fault.
 */
export function createMessageRouter({
  platform,
  handlers,
  readKey: secret,
  languageReady: spoken,
}: Options) {
  async function answer(name: MessageName, body: unknown, sender: BrowserSender): Promise<unknown> {
    const entered = keySchema.safeParse(body);
    let outcome: Outcome<unknown>;
    const secrets = entered.success ? [entered.data.key.trim()] : [];
    // Before and after: a paid answer must leave even when the key can no longer be read.
    const learn = async () => {
      const key = await secret().catch(() => null);
      if (key !== null) secrets.push(key);
    };
    try {
      await Promise.all([learn(), spoken()]);
      const caller = await identifyCaller(sender, platform);
      outcome = caller ? await handleMessage(name, handlers[name], body, caller) : refused();
    } catch {
      // What was thrown may hold anything; nothing of it leaves.
      outcome = faulty();
    }
    await learn();
    return redactSecrets(outcome, [...new Set(secrets)]);
  }

  return (message: unknown, sender: BrowserSender): Promise<unknown> | undefined => {
    const envelope = envelopeSchema.safeParse(message);
    if (!envelope.success || !isName(envelope.data.fieldmark)) return undefined;
    return answer(envelope.data.fieldmark, envelope.data.body, sender);
  };
}
