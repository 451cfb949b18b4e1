/** What the page, the card in it and the background say to one another. */
import { z } from 'zod';
import {
  cardContentSchema,
  kindSchema,
  lookupReplySchema,
  markPositionSchema,
  openedCardSchema,
  valueSchema,
} from '../schemas/index.ts';
import { cardOnly, emptySchema, pageOnly } from './senders.ts';

export const SURFACE_MESSAGES = {
  /** Opens a card about a value that is marked in the page; the page's script mounts its frame. */
  openCard: {
    from: pageOnly,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      turn: markPositionSchema.exactOptional(),
    }),
    reply: openedCardSchema,
  },
  /** A new token for a card whose frame the page began anew by moving it. */
  renewCardToken: {
    from: pageOnly,
    request: z.object({ id: z.string() }),
    reply: openedCardSchema,
  },
  /** No frame of ours runs in this document: what the person asked for opens in the popup. */
  cardBlocked: { from: pageOnly, request: z.object({ id: z.string() }), reply: emptySchema },
  /** What a card is about and what is known of it for free, for the frame that has its token. */
  card: { from: cardOnly, request: z.object({ token: z.string() }), reply: cardContentSchema },
  /** The answer to the question that the browser's own menu asked when it opened this card. */
  cardAnswer: {
    from: cardOnly,
    request: z.object({ token: z.string() }),
    reply: lookupReplySchema,
  },
  /** How high the card's content is, CSS px; or that the person closed it. */
  reportCardState: {
    from: cardOnly,
    request: z.object({
      token: z.string(),
      height: z.number().nonnegative().exactOptional(),
      close: z.literal(true).exactOptional(),
    }),
    reply: emptySchema,
  },
} as const;
