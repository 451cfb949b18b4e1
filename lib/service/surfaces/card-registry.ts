/**
 * Cards that stand in pages: frames of ours, each with what it is about. A card proves by its token
 * that it is the one that was asked for; it says and learns everything here, past the page.
 */
import { z } from 'zod';
import {
  type CardSubject,
  cardSubjectSchema,
  lookupPlaceSchema,
  markPositionSchema,
} from '../../extension/schemas/index.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';

const cardSchema = z.object({
  /** Known to the page's script, which moves and closes the frame by it. */
  id: z.string(),
  /** Known to the frame alone: it came in the fragment of its address. */
  token: z.string(),
  at: z.number(),
  subject: cardSubjectSchema,
  place: lookupPlaceSchema,
  /** The opening itself was a request for the answer. */
  asked: z.boolean(),
  turn: markPositionSchema.exactOptional(),
  tab: z.number(),
  /** The frame that the card stands in. */
  frame: z.number(),
  host: z.string(),
  sites: z.array(z.string()),
  private: z.boolean(),
  /** The card's own frame, once it has claimed its token. */
  claimed: z.number().nullable(),
});
export type RegisteredCard = z.infer<typeof cardSchema>;

const SESSION_KEY = 'fieldmark.cards';
/** A token that was not claimed this soon, ms, opens nothing any more. */
export const CLAIM_WITHIN_MS = 5_000;
/** More cards than this do not stand open at once. */
const MAX_CARDS = 24;
/** What stood in a private window is not remembered longer than anybody looks at a card, ms. */
const PRIVATE_LIFETIME_MS = 10 * 60_000;

type NewCard = Omit<RegisteredCard, 'id' | 'token' | 'at' | 'claimed'>;

export type CardRegistry = ReturnType<typeof createCardRegistry>;

export function createCardRegistry({
  platform,
  now,
  newId,
}: Pick<Ports, 'platform' | 'now' | 'newId'>) {
  const locked = createMutex();

  async function read(): Promise<RegisteredCard[]> {
    const kept = z.array(cardSchema).safeParse(await platform.session.get(SESSION_KEY));
    return kept.success ? kept.data : [];
  }
  const isKept = (card: RegisteredCard) => !card.private || card.at > now() - PRIVATE_LIFETIME_MS;
  const write = (cards: readonly RegisteredCard[]) =>
    platform.session.set(SESSION_KEY, cards.filter(isKept).slice(-MAX_CARDS));

  return {
    open: (wanted: NewCard): Promise<RegisteredCard> =>
      locked(async () => {
        const card = { ...wanted, id: newId(), token: newId(), at: now(), claimed: null };
        await write([...(await read()), card]);
        return card;
      }),

    /** What it turned out to be about. */
    setSubject: (id: string, subject: CardSubject): Promise<void> =>
      locked(async () => {
        await write((await read()).map((each) => (each.id === id ? { ...each, subject } : each)));
      }),

    /** The frame was begun anew by the page: a new token for it, and a new claim. */
    renew: (id: string, caller: Caller): Promise<RegisteredCard | null> =>
      locked(async () => {
        const cards = await read();
        const card = cards.find((each) => each.id === id);
        if (card?.tab !== caller.tab || card.frame !== caller.frame) return null;
        const renewed = { ...card, token: newId(), at: now(), claimed: null };
        await write(cards.map((each) => (each === card ? renewed : each)));
        return renewed;
      }),

    /** No frame of ours runs where it was to stand: it is no card any more. Gives what it was. */
    remove: (id: string, caller: Caller): Promise<RegisteredCard | null> =>
      locked(async () => {
        const cards = await read();
        const card = cards.find((each) => each.id === id);
        if (card?.tab !== caller.tab || card.frame !== caller.frame) return null;
        // One that has claimed its token runs.
        if (card.claimed !== null) return null;
        await write(cards.filter((each) => each !== card));
        return card;
      }),

    /** The card that a frame of ours stands for; null for a token that is unknown, late or another's. */
    claim: (token: string, caller: Caller): Promise<RegisteredCard | null> =>
      locked(async () => {
        const cards = await read();
        const card = cards.find((each) => each.token === token);
        if (!card || card.tab !== caller.tab) return null;
        if (card.claimed !== null) return card.claimed === caller.frame ? card : null;
        const age = now() - card.at;
        if (age < 0 || age > CLAIM_WITHIN_MS) return null;
        const claimed = { ...card, claimed: caller.frame };
        await write(cards.map((each) => (each === card ? claimed : each)));
        return claimed;
      }),

    /** What a claimed card is, for everything it says afterwards. */
    async findClaimed(token: string, caller: Caller): Promise<RegisteredCard | null> {
      const card = (await read()).find((each) => each.token === token);
      return card?.tab === caller.tab && card.claimed === caller.frame ? card : null;
    },
  };
}
