/**
 * The question that a press on one of the browser's own surfaces asks: at once where one sound value
 * was pointed at. What is wrong, or probably mistyped, is explained first; several are a choice.
 */
import { failure } from '../api/failures.ts';
import type { Outcome } from '../failure.ts';
import type { Found, LookupReply, RequestOf } from '../messages.ts';
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

/** The one value that a press on it asks about. */
function soundOne(found: readonly Found[]): Found | null {
  const [only, second] = found;
  return only && !second && !isDoubtful(only.verdict) && only.offer.connected ? only : null;
}

export type MenuQuestions = ReturnType<typeof createMenuQuestions>;

export function createMenuQuestions({ cards, parse, lookup }: Parts) {
  interface Running {
    readonly read: Promise<string | null>;
    readonly reply: Promise<Reply | null>;
  }
  /** Questions under way die with the worker; their answers are in the cache and the history. */
  const running = new Map<string, Running>();

  /** As it stands in the page a text has its line breaks, which the browser leaves out. */
  async function read(card: Card, mounted: Promise<string | null>): Promise<string | null> {
    const text = await mounted;
    if (text !== null) await cards.about(card.id, { text });
    return text;
  }

  async function ask(card: Card, reading: Promise<string | null>): Promise<Reply | null> {
    const text = await reading;
    if (text === null) return null;
    const caller = callerOf(card);
    const { found } = await parse.text(text, { place: 'selection', caller });
    const one = soundOne(found);
    if (!one) return null;
    const { kind, value } = one.verdict;
    const request = { kind, value, depth: 'standard', trigger: 'gesture', refresh: false } as const;
    return lookup({ ...request, place: 'selection' }, caller);
  }

  return {
    /** Asks as soon as it is known what stands in the page; `mounted` says it. */
    begin(card: Card, mounted: Promise<string | null>): void {
      const reading = read(card, mounted).catch(() => null);
      const reply = ask(card, reading).catch(() => null);
      running.set(card.id, { read: reading, reply });
    },

    /** Resolves when it is known what stands in the page, and so what the card is about. */
    async known({ id }: Card): Promise<void> {
      await running.get(id)?.read;
    },

    /** What became of it, for the card that shows it; told once. */
    async answer({ id }: Card): Promise<Reply> {
      const asked = await running.get(id)?.reply;
      running.delete(id);
      return asked ?? { ok: false, failure: failure('aborted') };
    },
  };
}
