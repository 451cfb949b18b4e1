import { z } from 'zod';
import { failure } from '../api/failures.ts';
import type { Outcome } from '../failure.ts';
import {
  MESSAGES,
  type MessageName,
  type ReplyOf,
  type RequestOf,
  type Sender,
} from '../messages.ts';
import { type Caller, callerOf, type RawSender } from './caller.ts';
import type { Platform } from './platform.ts';
import { redacted } from './redaction.ts';

export type Handlers = {
  readonly [N in MessageName]: (body: RequestOf<N>, caller: Caller) => Promise<Outcome<ReplyOf<N>>>;
};

interface Row<Q extends z.ZodType, A extends z.ZodType> {
  readonly from: readonly Sender[];
  readonly request: Q;
  readonly reply: A;
}

type Route = (body: unknown, caller: Caller) => Promise<Outcome<unknown>>;

const envelopeSchema = z.object({ fieldmark: z.string(), body: z.unknown() });
const keySchema = z.object({ key: z.string() });
const refused: Outcome<never> = { ok: false, failure: failure('not-allowed') };
const faulty: Outcome<never> = { ok: false, failure: failure('internal') };

/** One row: who may ask, the request parsed on the way in, the reply on the way out. */
function route<Q extends z.ZodType, A extends z.ZodType>(
  row: Row<Q, A>,
  handle: (body: z.output<Q>, caller: Caller) => Promise<Outcome<z.output<A>>>,
): Route {
  return async (body, caller) => {
    if (!row.from.includes(caller.context)) return refused;
    const request = row.request.safeParse(body);
    if (!request.success) return refused;
    const outcome = await handle(request.data, caller);
    if (!outcome.ok) return outcome;
    const reply = row.reply.safeParse(outcome.value);
    return reply.success ? { ok: true, value: reply.data } : faulty;
  };
}

interface Options {
  readonly platform: Platform;
  readonly handlers: Handlers;
  /** The key in use; nothing that leaves the background may hold it. */
  readonly secret: () => Promise<string | null>;
}

/**
 * Answers messages. Undefined for one that is not ours to answer; a failure as data for everything
 * else that goes wrong: a sender that may not ask, a request or reply that does not parse, a fault.
 */
export function createRouter({ platform, handlers: on, secret }: Options) {
  const routes: Readonly<Record<MessageName, Route>> = {
    check: route(MESSAGES.check, on.check),
    arm: route(MESSAGES.arm, on.arm),
    armed: route(MESSAGES.armed, on.armed),
    disarm: route(MESSAGES.disarm, on.disarm),
    openCard: route(MESSAGES.openCard, on.openCard),
    renewCard: route(MESSAGES.renewCard, on.renewCard),
    cardBlocked: route(MESSAGES.cardBlocked, on.cardBlocked),
    card: route(MESSAGES.card, on.card),
    cardAnswer: route(MESSAGES.cardAnswer, on.cardAnswer),
    cardSays: route(MESSAGES.cardSays, on.cardSays),
    parse: route(MESSAGES.parse, on.parse),
    lookup: route(MESSAGES.lookup, on.lookup),
    stage: route(MESSAGES.stage, on.stage),
    site: route(MESSAGES.site, on.site),
    openOptions: route(MESSAGES.openOptions, on.openOptions),
    connection: route(MESSAGES.connection, on.connection),
    connect: route(MESSAGES.connect, on.connect),
    forgetKey: route(MESSAGES.forgetKey, on.forgetKey),
    usage: route(MESSAGES.usage, on.usage),
    stats: route(MESSAGES.stats, on.stats),
    rates: route(MESSAGES.rates, on.rates),
    history: route(MESSAGES.history, on.history),
    clearHistory: route(MESSAGES.clearHistory, on.clearHistory),
    receipts: route(MESSAGES.receipts, on.receipts),
    pageFindings: route(MESSAGES.pageFindings, on.pageFindings),
    settings: route(MESSAGES.settings, on.settings),
    setSettings: route(MESSAGES.setSettings, on.setSettings),
    handedOver: route(MESSAGES.handedOver, on.handedOver),
  };
  const isName = (name: string): name is MessageName => Object.hasOwn(routes, name);

  async function answer(name: MessageName, body: unknown, sender: RawSender): Promise<unknown> {
    const entered = keySchema.safeParse(body);
    let outcome: Outcome<unknown>;
    const secrets = entered.success ? [entered.data.key.trim()] : [];
    // Before and after: a paid answer must leave even when the key can no longer be read.
    const learn = async () => {
      const key = await secret().catch(() => null);
      if (key !== null) secrets.push(key);
    };
    try {
      await learn();
      const caller = await callerOf(sender, platform);
      outcome = caller ? await routes[name](body, caller) : refused;
    } catch {
      // What was thrown may hold anything; nothing of it leaves.
      outcome = faulty;
    }
    await learn();
    return redacted(outcome, [...new Set(secrets)]);
  }

  return (message: unknown, sender: RawSender): Promise<unknown> | undefined => {
    const envelope = envelopeSchema.safeParse(message);
    if (!envelope.success || !isName(envelope.data.fieldmark)) return undefined;
    return answer(envelope.data.fieldmark, envelope.data.body, sender);
  };
}
