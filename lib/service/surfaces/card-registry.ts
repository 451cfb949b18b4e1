/**
 * Cards in pages: our frames, each with its subject. A card proves by its token that it is the
 * frame that was requested, and exchanges data only with the background, out of the page's reach.
 */
import { z } from 'zod';
import {
  cardSubjectSchema,
  lookupPlaceSchema,
  markPositionSchema,
} from '../../extension/schemas/index.ts';
import type { Caller } from '../messaging/index.ts';
import { createMutex, type Ports } from '../platform/index.ts';

const cardSchema = z.object({
  /** Known to the content script, which moves and closes the frame. */
  id: z.string(),
  /** Known only to the card's frame, which has it in the fragment of its URL. */
  token: z.string(),
  at: z.number(),
  subject: cardSubjectSchema,
  place: lookupPlaceSchema,
  /** Opening the card was a request for the answer. */
  asked: z.boolean(),
  position: markPositionSchema.exactOptional(),
  tab: z.number(),
  /** The frame that contains the card. */
  frame: z.number(),
  host: z.string(),
  sites: z.array(z.string()),
  private: z.boolean(),
  /** The card's own frame, once it has claimed its token. */
  claimed: z.number().nullable(),
});
export type RegisteredCard = z.infer<typeof cardSchema>;

const SESSION_KEY = 'fieldmark.cards';
/** A token expires if it is not claimed within this time, ms. */
export const CLAIM_WITHIN_MS = 5_000;
/** The newest cards of a tab are kept, so that no page ends another tab's card. */
const MAX_CARDS_PER_TAB = 8;
/** Cards of tabs that were closed go in the end. */
const MAX_CARDS = 240;
/** How long a card of a private window is remembered, ms. */
const PRIVATE_LIFETIME_MS = 10 * 60_000;

export type NewCard = Omit<RegisteredCard, 'id' | 'token' | 'at' | 'claimed'>;

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
  const write = (cards: readonly RegisteredCard[]) => {
    const byTab = Map.groupBy(cards.filter(isKept), ({ tab }) => tab);
    const newest = new Set([...byTab.values()].flatMap((all) => all.slice(-MAX_CARDS_PER_TAB)));
    const kept = cards.filter((card) => newest.has(card)).slice(-MAX_CARDS);
    return platform.session.set(SESSION_KEY, kept);
  };

  /** Replaces the card that `isIt` finds by what `change` makes of it, if that is not null. */
  const replace = (
    isIt: (card: RegisteredCard) => boolean,
    change: (card: RegisteredCard) => RegisteredCard | null,
  ): Promise<RegisteredCard | null> =>
    locked(async () => {
      const cards = await read();
      const card = cards.find(isIt);
      const changed = card ? change(card) : null;
      if (card && changed && changed !== card)
        await write(cards.map((other) => (other === card ? changed : other)));
      return changed;
    });
  const isContainedBy =
    (id: string, { tab, frame }: Caller) =>
    (card: RegisteredCard) =>
      card.id === id && card.tab === tab && card.frame === frame;

  return {
    open: (wanted: NewCard): Promise<RegisteredCard> =>
      locked(async () => {
        const card = { ...wanted, id: newId(), token: newId(), at: now(), claimed: null };
        await write([...(await read()), card]);
        return card;
      }),

    /** Changes a card, such as one that was prepared before its subject was known; null if it is gone. */
    assign: (id: string, change: Partial<NewCard>): Promise<RegisteredCard | null> =>
      replace(
        (card) => card.id === id,
        (card) => ({ ...card, ...change }),
      ),

    /** Issues a new token for a frame that the page reloaded; it must be claimed again. */
    renew: (id: string, caller: Caller): Promise<RegisteredCard | null> =>
      replace(isContainedBy(id, caller), (card) => {
        return { ...card, token: newId(), at: now(), claimed: null };
      }),

    /** Removes a card whose frame is blocked. Returns the card. */
    remove: (id: string, caller: Caller): Promise<RegisteredCard | null> =>
      locked(async () => {
        const cards = await read();
        const card = cards.find(isContainedBy(id, caller));
        // A claimed card is running, so its frame is not blocked.
        if (!card || card.claimed !== null) return null;
        await write(cards.filter((other) => other !== card));
        return card;
      }),

    /** Claims a card for a frame; null for a token that is unknown, expired or another frame's. */
    claim: (token: string, { tab, frame }: Caller): Promise<RegisteredCard | null> =>
      replace(
        (card) => card.token === token && card.tab === tab,
        (card) => {
          if (card.claimed !== null) return card.claimed === frame ? card : null;
          const age = now() - card.at;
          return age < 0 || age > CLAIM_WITHIN_MS ? null : { ...card, claimed: frame };
        },
      ),
  };
}
