import { z } from 'zod';
import { createFailure, removeKey } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import { CARD_PORT, type CardPushes, type CardReport } from '../../extension/index.ts';
import {
  type MessageName,
  type MessageRows,
  type ReplyOf,
  type RequestOf,
  uiOnly,
} from '../../extension/messages/index.ts';
import { cardContentSchema, kept, lookupReplySchema } from '../../extension/schemas/index.ts';
import { shownFailure } from '../../texts/shown.ts';
import type { Platform } from '../platform/index.ts';
import { type BrowserSender, type Caller, identifyCaller } from './caller.ts';
import { createCardPorts } from './card-ports.ts';
import { showTexts } from './show-texts.ts';
import { createTurns } from './turns.ts';

/** Shorter keys are not removed: they may be ordinary words, so removing them would garble texts. */
const MIN_SECRET_LENGTH = 6;

/** A copy of plain data with every string and every name of a property changed. */
function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [change(name), mapStrings(each, change)]),
  );
}

/**
 * A copy of a reply without the secrets in plain, URL-encoded or JSON-escaped form: a last line of
 * defence.
 */
export function redactSecrets(value: unknown, secrets: readonly string[]): unknown {
  const keys = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const clean = (text: string) => keys.reduce((rest, key) => removeKey(rest, key), text);
  return mapStrings(value, clean);
}

export type MessageHandlers = {
  readonly [N in MessageName]: (
    body: RequestOf<N>,
    caller: Caller,
  ) => Promise<Outcome<ReplyOf<N, Phrase>, Phrase>>;
};

/** A port as the browser reports it (`runtime.Port`). */
export interface BrowserPort {
  readonly name: string;
  readonly sender?: BrowserSender | undefined;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
  postMessage(message: unknown): void;
  disconnect(): void;
}

/** Resolves to false if the card is gone. */
export type PushToCard = <N extends keyof CardPushes<Phrase>>(
  name: N,
  outcome: Outcome<CardPushes<Phrase>[N], Phrase>,
) => Promise<boolean>;

/** @returns what to do with the card's reports; null if the card is refused */
export type ConnectCard = (
  token: string,
  caller: Caller,
  push: PushToCard,
) => Promise<((report: CardReport) => void) | null>;

const PUSHES = { content: cardContentSchema, answer: lookupReplySchema } as const;
const reportSchema = z.enum(['pressed', 'close']) satisfies z.ZodType<CardReport>;

const envelopeSchema = z.object({
  fieldmark: z.string(),
  body: z.unknown(),
  offline: z.literal(true).optional().catch(undefined),
});
const keySchema = z.object({ key: z.string() });
/** Removes the raw answer from a failure: a content script gets only the verdict of a paid answer. */
function withoutAnswer<T>({ failure }: { readonly failure: Failure<T> }): Failure<T> {
  const { raw: _, rawId: _id, rawLength: _length, ...shown } = failure;
  return shown;
}
const refused = (): Outcome<never> => fail(shownFailure(createFailure('not-allowed')));
const faulty = (): Outcome<never> => fail(shownFailure(createFailure('internal')));

interface Options {
  readonly platform: Pick<Platform, 'id' | 'base' | 'activeTab'>;
  readonly rows: MessageRows;
  readonly handlers: MessageHandlers;
  readonly connectCard: ConnectCard;
  /** The key in use, which no reply may contain. */
  readonly readKey: () => Promise<string | null>;
  /** Resolves when texts are in the person's language. */
  readonly languageReady: () => Promise<unknown>;
  /** Resolves when recovery has finished; awaited before a message that pays. */
  readonly recovered: () => Promise<unknown>;
}

/**
 * Answers messages, and connects cards. Everything that goes wrong becomes
 * a failure: a sender without permission, a request or reply that does not parse, an exception. Replies get
 * their texts here, in the language that is active then.
 */
export function createMessageRouter({
  platform,
  rows,
  handlers,
  connectCard,
  readKey,
  languageReady,
  recovered,
}: Options) {
  /** What may leave: what the schema knows, with sentences in the person's language. */
  function shownBy<S extends z.ZodType>(
    schema: S,
    outcome: Outcome<z.input<S>, Phrase>,
  ): Outcome<z.output<S>> {
    if (!outcome.ok) return fail(shownFailure(outcome.failure));
    const reply = kept(schema).safeParse(outcome.value);
    return reply.success ? ok(showTexts(schema, reply.data)) : faulty();
  }

  /** Collects secrets, those of the present key with each call of `add`. */
  function createSecrets(entered: readonly string[]) {
    const secrets = new Set(entered);
    return {
      async add() {
        // A key that cannot be read is in no reply.
        const key = await readKey().catch(() => null);
        if (key !== null) secrets.add(key);
      },
      remove: (outcome: Outcome<unknown>) => redactSecrets(outcome, [...secrets]),
    };
  }

  /** Checks the sender and parses the request. */
  async function handleMessage<N extends MessageName>(
    name: N,
    body: unknown,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<N>>> {
    const row = rows[name];
    if (!(row.from ?? uiOnly).includes(caller.context)) return refused();
    const request = row.request.safeParse(body);
    if (!request.success) return refused();
    if (row.pays) await recovered();
    const outcome = await handlers[name](request.data, caller);
    const isPage = caller.context === 'page';
    const told = outcome.ok || !isPage ? outcome : fail(withoutAnswer(outcome));
    return shownBy<typeof row.reply>(row.reply, told);
  }

  async function answer(
    name: MessageName,
    body: unknown,
    sender: BrowserSender,
    offline: true | undefined,
  ): Promise<unknown> {
    const entered = keySchema.safeParse(body);
    const secrets = createSecrets(entered.success ? [entered.data.key.trim()] : []);
    let outcome: Outcome<unknown>;
    try {
      // Read before and after the handler: a paid answer must be sent even if the key can no longer be read.
      await Promise.all([secrets.add(), languageReady()]);
      const caller = await identifyCaller(sender, platform);
      const told = caller && offline ? { ...caller, offline } : caller;
      outcome = told ? await handleMessage(name, body, told) : refused();
    } catch {
      // The exception may contain secrets, so nothing of it is passed on.
      outcome = faulty();
    }
    await secrets.add();
    return secrets.remove(outcome);
  }

  async function connect(port: BrowserPort, refuse: () => void): ReturnType<ConnectCard> {
    const { name, sender = {} } = port;
    const secrets = createSecrets([]);
    const [caller] = await Promise.all([
      identifyCaller(sender, platform),
      secrets.add(),
      languageReady(),
    ]);
    if (caller?.context !== 'card') {
      refuse();
      return null;
    }
    return connectCard(name.slice(CARD_PORT.length), caller, async (what, outcome) => {
      const shown: Outcome<unknown> = shownBy<z.ZodType>(PUSHES[what], outcome);
      await secrets.add();
      try {
        port.postMessage({ [what]: secrets.remove(shown) });
        return true;
      } catch {
        return false;
      }
    });
  }

  const isName = (name: string): name is MessageName => Object.hasOwn(rows, name);
  const turns = createTurns();
  const cardPorts = createCardPorts(platform);

  return {
    /** Undefined for a message that is not Fieldmark's. */
    onMessage(message: unknown, sender: BrowserSender): Promise<unknown> | undefined {
      const envelope = envelopeSchema.safeParse(message);
      if (!envelope.success || !isName(envelope.data.fieldmark)) return undefined;
      const { fieldmark: name, offline } = envelope.data;
      // In its turn, because a body may be long.
      const reply = () => answer(name, envelope.data.body, sender, offline);
      const pays = rows[name].pays === true;
      const isOurs = sender.url?.startsWith(platform.base) === true;
      if (isOurs && !sender.frameId) return turns.forPerson(pays, reply);
      return turns.forPage(`${sender.tab?.id} ${isOurs} ${name}`, pays, reply);
    },

    /** Listens at once: a card that connects again reports right after. */
    onConnect(port: BrowserPort): void {
      const tab = cardPorts.open(port.name, port.sender ?? {});
      if (tab === null) {
        port.disconnect();
        return;
      }
      const close = () => cardPorts.close(tab);
      port.onDisconnect.addListener(close);
      const connected = connect(port, () => {
        // Our own call is not reported to us.
        close();
        port.disconnect();
        // The card's page may be gone.
      }).catch(() => null);
      port.onMessage.addListener((message) => {
        const report = reportSchema.safeParse(message);
        if (report.success && cardPorts.mayReport(tab))
          void connected.then((hear) => hear?.(report.data));
      });
    },
  };
}
