/**
 * Lookups that start from the browser's own surfaces. One sound value is looked up at once. A wrong or
 * probably mistyped value is explained first, and several values are offered as a choice.
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
  /** Resolves when recovery has finished. Nothing is paid for before. */
  readonly recovered: () => Promise<void>;
  readonly lookup: (request: RequestOf<'lookup'>, caller: Caller) => Promise<Reply>;
}

/** The caller of a lookup from the browser's own surfaces, which no page or frame can forge. */
const browserCallerOf = ({ host, private: isPrivate }: RegisteredCard): Caller => ({
  context: 'ui',
  tab: null,
  frame: 0,
  page: '',
  sites: [],
  host,
  private: isPrivate,
});

/** The card as caller, so that its offers contain only what a card may do. */
const cardCallerOf = ({ tab, frame, sites, host, private: isPrivate }: RegisteredCard): Caller => ({
  context: 'card',
  tab,
  frame,
  page: '',
  sites,
  host,
  private: isPrivate,
});

/**
 * The only value, if it is sound and can be looked up, and nothing was left unread. With a key that the API
 * refused before, the API is asked again: that is free, and says what is wrong now.
 */
function onlySoundValue({ found, unread }: ParsedText): FoundValue | null {
  const [only, second] = found;
  const isOnly = only && !second && unread.length === 0;
  if (!isOnly || isDoubtful(only.verdict)) return null;
  const { connected, trouble } = only.offer;
  return connected || trouble ? only : null;
}

export type MenuLookups = ReturnType<typeof createMenuLookups>;

export function createMenuLookups({ cards, textParser, recovered, lookup }: Dependencies) {
  interface Running {
    /** The text as it is in the page; null where it may not be read. */
    readonly text: Promise<string | null>;
    readonly reading: Promise<ParsedText | null>;
    readonly reply: Promise<Reply | null>;
  }
  /**
   * In memory only: running lookups end with the worker. Finished ones are in the cache and
   * history.
   */
  const running = new Map<string, Running>();

  /** Prefers the text from the page, which has line breaks; the browser's text does not. */
  async function textOf(
    card: RegisteredCard,
    mounted: Promise<string | null>,
  ): Promise<string | null> {
    const text = await mounted;
    if (text !== null) await cards.setSubject(card.id, { text });
    return text;
  }

  /** Checks the text while the card's frame loads. */
  async function read(
    card: RegisteredCard,
    text: Promise<string | null>,
  ): Promise<ParsedText | null> {
    const known = (await text)?.trim();
    if (known === undefined) return null;
    return textParser.text(known, { place: 'selection', caller: cardCallerOf(card) });
  }

  async function ask(
    card: RegisteredCard,
    reading: Promise<ParsedText | null>,
  ): Promise<Reply | null> {
    const parsed = await reading;
    const found = parsed && onlySoundValue(parsed);
    if (!found) return null;
    const { kind, value } = found.verdict;
    const request = { kind, value, depth: 'standard', trigger: 'gesture', refresh: false } as const;
    await recovered();
    return lookup({ ...request, place: 'selection' }, browserCallerOf(card));
  }

  return {
    /** Starts the lookup once `mounted` gives the page's text. */
    start(card: RegisteredCard, mounted: Promise<string | null>): void {
      const text = textOf(card, mounted).catch(() => null);
      const reading = read(card, text).catch(() => null);
      const reply = ask(card, reading).catch(() => null);
      running.set(card.id, { text, reading, reply });
    },

    /** Resolves with the page's text and its verdicts. */
    async resolved({
      id,
    }: RegisteredCard): Promise<{ text: string | null; reading: ParsedText | null }> {
      const { text, reading } = running.get(id) ?? {};
      return { text: (await text) ?? null, reading: (await reading) ?? null };
    },

    /** The reply for the card. A second call returns none. */
    async takeReply({ id }: RegisteredCard): Promise<Reply> {
      const reply = await running.get(id)?.reply;
      running.delete(id);
      return reply ?? fail(createFailure('aborted'));
    },
  };
}
