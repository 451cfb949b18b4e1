/** What the page, the card in it and the background say to one another. */
import { z } from 'zod';
import { cardSchema, openedCardSchema, turnSchema } from '../views/cards.ts';
import { lookupReplySchema } from '../views/verdict.ts';
import { kindSchema, valueSchema } from '../views/words.ts';
import { card, empty, page } from './senders.ts';

export const CARD_MESSAGES = {
  /** Opens a card about a value that is marked in the page; the page's script mounts its frame. */
  openCard: {
    from: page,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      turn: turnSchema.exactOptional(),
    }),
    reply: openedCardSchema,
  },
  /** A new token for a card whose frame the page began anew by moving it. */
  renewCard: { from: page, request: z.object({ id: z.string() }), reply: openedCardSchema },
  /** No frame of ours runs in this document: what the person asked for opens in the popup. */
  cardBlocked: { from: page, request: z.object({ id: z.string() }), reply: empty },
  /** What a card is about and what is known of it for free, for the frame that has its token. */
  card: { from: card, request: z.object({ token: z.string() }), reply: cardSchema },
  /** The answer to the question that the browser's own menu asked when it opened this card. */
  cardAnswer: { from: card, request: z.object({ token: z.string() }), reply: lookupReplySchema },
  /** How high the card's content is, CSS px; or that the person closed it. */
  cardSays: {
    from: card,
    request: z.object({
      token: z.string(),
      height: z.number().nonnegative().exactOptional(),
      close: z.literal(true).exactOptional(),
    }),
    reply: empty,
  },
} as const;
