import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, ok } from '../../domain/index.ts';
import type {
  MessageName,
  MessageRows,
  ReplyOf,
  RequestOf,
} from '../../extension/messages/index.ts';
import { withoutForeignReferences } from '../../texts/references.ts';
import { withShownTexts } from '../../texts/shown.ts';
import { createLanes } from '../concurrency/index.ts';
import type { Platform } from '../platform/index.ts';
import { type BrowserSender, type Caller, identifyCaller } from './caller.ts';
import { redactSecrets } from './redaction.ts';

export type MessageHandlers = {
  readonly [N in MessageName]: (body: RequestOf<N>, caller: Caller) => Promise<Outcome<ReplyOf<N>>>;
};

/**
 * Messages of one name that a tab may run at once, so that no tab floods us. Paid ones wait for the
 * API, so more may run.
 */
const MAX_RUNNING = { free: 4, paid: 64 } as const;

const envelopeSchema = z.object({ fieldmark: z.string(), body: z.unknown() });
const keySchema = z.object({ key: z.string() });
/** Removes the raw answer from a failure: a content script gets only the verdict of a paid answer. */
function withoutAnswer({ failure }: { readonly failure: Failure }): Failure {
  const { raw: _, rawId: _id, rawLength: _length, ...shown } = failure;
  return shown;
}
const refused = (): Outcome<never> => fail(createFailure('not-allowed'));
const faulty = (): Outcome<never> => fail(createFailure('internal'));

interface Options {
  readonly platform: Pick<Platform, 'id' | 'base' | 'activeTab'>;
  readonly rows: MessageRows;
  /** A handler for each row. */
  readonly handlers: Partial<MessageHandlers>;
  /** The key in use, which no reply may contain. */
  readonly readKey: () => Promise<string | null>;
  /** Resolves when texts are in the person's language. */
  readonly languageReady: () => Promise<unknown>;
  /** Resolves when recovery has finished; awaited before a message that pays. */
  readonly recovered: () => Promise<unknown>;
}

/**
 * Answers messages; undefined for a message that is not Fieldmark's. Everything that goes wrong becomes
 * a failure: a sender without permission, a request or reply that does not parse, an exception. Replies get
 * their texts here, in the language that is active then.
 */
export function createMessageRouter({
  platform,
  rows,
  handlers,
  readKey,
  languageReady,
  recovered,
}: Options) {
  /** Checks the sender, parses the request on the way in and the reply on the way out. */
  async function handleMessage<N extends MessageName>(
    name: N,
    body: unknown,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<N>>> {
    const row = rows[name];
    const handle = handlers[name];
    if (!row || !handle || !row.from.includes(caller.context)) return refused();
    const request = row.request.safeParse(body);
    if (!request.success) return refused();
    if (row.pays) await recovered();
    const outcome = await handle(request.data, caller);
    if (!outcome.ok) return caller.context === 'page' ? fail(withoutAnswer(outcome)) : outcome;
    const reply = row.reply.safeParse(withShownTexts(outcome.value));
    return reply.success ? ok(reply.data) : faulty();
  }

  async function answer(name: MessageName, body: unknown, sender: BrowserSender): Promise<unknown> {
    const entered = keySchema.safeParse(body);
    let outcome: Outcome<unknown>;
    const secrets = entered.success ? [entered.data.key.trim()] : [];
    // Read before and after the handler: a paid answer must be sent even if the key can no longer be read.
    const addCurrentKey = async () => {
      const key = await readKey().catch(() => null);
      if (key !== null) secrets.push(key);
    };
    try {
      await Promise.all([addCurrentKey(), languageReady()]);
      const caller = await identifyCaller(sender, platform);
      outcome = caller ? await handleMessage(name, body, caller) : refused();
    } catch {
      // The exception may contain secrets, so nothing of it is passed on.
      outcome = faulty();
    }
    await addCurrentKey();
    return redactSecrets(outcome.ok ? outcome : withShownTexts(outcome), [...new Set(secrets)]);
  }

  const isName = (name: string): name is MessageName => Object.hasOwn(rows, name);
  const inLane = createLanes();

  return (message: unknown, sender: BrowserSender): Promise<unknown> | undefined => {
    const envelope = envelopeSchema.safeParse(message);
    if (!envelope.success || !isName(envelope.data.fieldmark)) return undefined;
    const { fieldmark: name } = envelope.data;
    const body = withoutForeignReferences(envelope.data.body);
    const reply = () => answer(name, body, sender);
    if (sender.url?.startsWith(platform.base)) return reply();
    return inLane(
      `${sender.tab?.id} ${name}`,
      MAX_RUNNING[rows[name]?.pays ? 'paid' : 'free'],
      reply,
    );
  };
}
