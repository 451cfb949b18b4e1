/**
 * The question that a press on one of the browser's own surfaces asks: at once where one sound value
 * was pointed at. What is wrong, or probably mistyped, is explained first; several are a choice.
 */
import { failure } from '../api/failures.ts';
import { fail, type Outcome } from '../failure.ts';
import type { Found, LookupReply, Reading, RequestOf } from '../messages.ts';
import { isDoubtful } from '../verdict.ts';
import type { Caller } from './caller.ts';
import type { Card, Cards } from './cards.ts';
import type { Parse } from './parse.ts';

type Reply = Outcome<LookupReply>;

interface Parts {
  readonly cards: Cards;
  readonly parse: Parse;
  readonly lookup: (request: RequestOf<'lookup'>, caller: Caller) => Promise<Reply>;
}

/** The browser's own surface, pressed on this page: no page and no frame can speak for it. */
const callerOf = ({ host, private: secluded }: Card): Caller => ({
  context: 'ui',
  tab: null,
  frame: 0,
  page: '',
  sites: [],
  host,
  private: secluded,
});

/** The card itself, as its own messages say it: what its reading offers is what it may ask for. */
const readerOf = ({ tab, frame, sites, host, private: secluded }: Card): Caller => ({
  context: 'card',
  tab,
  frame,
  page: '',
  sites,
  host,
  private: secluded,
});

/** The one value that a press on it asks about. */
function soundOne(found: readonly Found[]): Found | null {
  const [only, second] = found;
  return only && !second && !isDoubtful(only.verdict) && only.offer.connected ? only : null;
}

export type MenuQuestions = ReturnType<typeof createMenuQuestions>;

export function createMenuQuestions({ cards, parse, lookup }: Parts) {
  interface Running {
    /** What stands in the page; null where none may be read. */
    readonly text: Promise<string | null>;
    readonly reading: Promise<Reading | null>;
    readonly reply: Promise<Reply | null>;
  }
  /** Questions under way die with the worker; their answers are in the cache and the history. */
  const running = new Map<string, Running>();

  /** As it stands in the page a text has its line breaks, which the browser leaves out. */
  async function textOf(card: Card, mounted: Promise<string | null>): Promise<string | null> {
    const text = await mounted;
    if (text !== null) await cards.about(card.id, { text });
    return text;
  }

  /** Read while the card's frame loads, which shows it. */
  async function read(card: Card, text: Promise<string | null>): Promise<Reading | null> {
    const known = (await text)?.trim();
    if (known === undefined) return null;
    return parse.text(known, { place: 'selection', caller: readerOf(card) });
  }

  async function ask(card: Card, reading: Promise<Reading | null>): Promise<Reply | null> {
    const one = soundOne((await reading)?.found ?? []);
    if (!one) return null;
    const { kind, value } = one.verdict;
    const request = { kind, value, depth: 'standard', trigger: 'gesture', refresh: false } as const;
    return lookup({ ...request, place: 'selection' }, callerOf(card));
  }

  return {
    /** Asks as soon as it is known what stands in the page; `mounted` says it. */
    begin(card: Card, mounted: Promise<string | null>): void {
      const text = textOf(card, mounted).catch(() => null);
      const reading = read(card, text).catch(() => null);
      const reply = ask(card, reading).catch(() => null);
      running.set(card.id, { text, reading, reply });
    },

    /** Resolves when it is known what stands in the page, and so what the card is about, with it. */
    async known({ id }: Card): Promise<{ text: string | null; reading: Reading | null }> {
      const { text, reading } = running.get(id) ?? {};
      return { text: (await text) ?? null, reading: (await reading) ?? null };
    },

    /** What became of it, for the card that shows it; told once. */
    async answer({ id }: Card): Promise<Reply> {
      const asked = await running.get(id)?.reply;
      running.delete(id);
      return asked ?? fail(failure('aborted'));
    },
  };
}
