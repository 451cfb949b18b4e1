/**
 * The question that a press on one of the browser's own surfaces asks: at once where one sound value
 * was pointed at. What is wrong, or probably mistyped, is explained first; several are a choice.
 */
import { createFailure } from '../../api/failures/index.ts';
import { fail, isDoubtful, type Outcome } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { FoundValue, LookupReply, ParsedText } from '../../extension/schemas/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { TextParser } from '../values/index.ts';
import type { CardRegistry, RegisteredCard } from './card-registry.ts';

type Reply = Outcome<LookupReply>;

interface Dependencies {
  readonly cards: CardRegistry;
  readonly textParser: TextParser;
  /** Resolves when recovery has finished: nothing is paid before. */
  readonly recovered: () => Promise<void>;
  readonly lookup: (request: RequestOf<'lookup'>, caller: Caller) => Promise<Reply>;
}

/** The browser's own surface, pressed on this page: no page and no frame can speak for it. */
const browserCallerOf = ({ host, private: secluded }: RegisteredCard): Caller => ({
  context: 'ui',
  tab: null,
  frame: 0,
  page: '',
  sites: [],
  host,
  private: secluded,
});

/** The card itself, as its own messages say it: what its reading offers is what it may ask for. */
const cardCallerOf = ({ tab, frame, sites, host, private: secluded }: RegisteredCard): Caller => ({
  context: 'card',
  tab,
  frame,
  page: '',
  sites,
  host,
  private: secluded,
});

/** The one value that a press on it asks about. */
function onlySoundValue(found: readonly FoundValue[]): FoundValue | null {
  const [only, second] = found;
  return only && !second && !isDoubtful(only.verdict) && only.offer.connected ? only : null;
}

export type MenuLookups = ReturnType<typeof createMenuLookups>;

export function createMenuLookups({ cards, textParser: parse, recovered, lookup }: Dependencies) {
  interface Running {
    /** What stands in the page; null where none may be read. */
    readonly text: Promise<string | null>;
    readonly reading: Promise<ParsedText | null>;
    readonly reply: Promise<Reply | null>;
  }
  /** Questions under way die with the worker; their answers are in the cache and the history. */
  const running = new Map<string, Running>();

  /** As it stands in the page a text has its line breaks, which the browser leaves out. */
  async function textOf(
    card: RegisteredCard,
    mounted: Promise<string | null>,
  ): Promise<string | null> {
    const text = await mounted;
    if (text !== null) await cards.setSubject(card.id, { text });
    return text;
  }

  /** Read while the card's frame loads, which shows it. */
  async function read(
    card: RegisteredCard,
    text: Promise<string | null>,
  ): Promise<ParsedText | null> {
    const known = (await text)?.trim();
    if (known === undefined) return null;
    return parse.text(known, { place: 'selection', caller: cardCallerOf(card) });
  }

  async function ask(
    card: RegisteredCard,
    reading: Promise<ParsedText | null>,
  ): Promise<Reply | null> {
    const one = onlySoundValue((await reading)?.found ?? []);
    if (!one) return null;
    const { kind, value } = one.verdict;
    const request = { kind, value, depth: 'standard', trigger: 'gesture', refresh: false } as const;
    await recovered();
    return lookup({ ...request, place: 'selection' }, browserCallerOf(card));
  }

  return {
    /** Asks as soon as it is known what stands in the page; `mounted` says it. */
    start(card: RegisteredCard, mounted: Promise<string | null>): void {
      const text = textOf(card, mounted).catch(() => null);
      const reading = read(card, text).catch(() => null);
      const reply = ask(card, reading).catch(() => null);
      running.set(card.id, { text, reading, reply });
    },

    /** Resolves when it is known what stands in the page, and so what the card is about, with it. */
    async resolved({
      id,
    }: RegisteredCard): Promise<{ text: string | null; reading: ParsedText | null }> {
      const { text, reading } = running.get(id) ?? {};
      return { text: (await text) ?? null, reading: (await reading) ?? null };
    },

    /** What became of it, for the card that shows it; told once. */
    async takeReply({ id }: RegisteredCard): Promise<Reply> {
      const asked = await running.get(id)?.reply;
      running.delete(id);
      return asked ?? fail(createFailure('aborted'));
    },
  };
}
