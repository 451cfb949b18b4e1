/** Cards, the page in the active tab, and data that one surface hands to another. */
import { z } from 'zod';
import {
  countSchema,
  foundValueSchema,
  handedListSchema,
  kindSchema,
  listSourceSchema,
  markPositionSchema,
  openedCardSchema,
  valueSchema,
} from '../schemas/index.ts';
import { cardOnly, cardOrUi, emptySchema, pageOnly } from './senders.ts';

export const SURFACE_MESSAGES = {
  /** Opens a card about a value that is marked in the page; the page's script mounts its frame. */
  openCard: {
    from: pageOnly,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      position: markPositionSchema.exactOptional(),
    }),
    reply: openedCardSchema,
  },
  /** Loads a card's frame while the browser's menu is open. The card gets its content when our item is pressed. */
  prepareMenuCard: { from: pageOnly, request: emptySchema, reply: openedCardSchema },
  /** A new token for a card whose frame the page reloaded by moving it. */
  renewCardToken: {
    from: pageOnly,
    request: z.object({ id: z.string() }),
    reply: openedCardSchema,
  },
  /** Our frame is blocked in this document: the content opens in the popup instead. */
  cardBlocked: { from: pageOnly, request: z.object({ id: z.string() }), reply: emptySchema },
  /** The person has seen what the marks mean, which a card shows once. */
  legendSeen: { from: cardOnly, request: emptySchema, reply: emptySchema },
  /** Injects one of the on-demand content scripts into the sender's frame. */
  injectScript: {
    from: pageOnly,
    request: z.object({ script: z.enum(['field', 'marks', 'card-frame']) }),
    reply: emptySchema,
  },
  /** How many distinct values are marked as bad in the sender's frame; shown for the top frame. */
  reportBadValues: {
    from: pageOnly,
    request: z.object({ count: countSchema }),
    reply: emptySchema,
  },
  /** The values that the content scripts found on the page in the active tab. */
  pageFindings: {
    request: emptySchema,
    reply: z.object({
      host: z.string(),
      /** Values that the person entered in fields. */
      fields: z.array(foundValueSchema),
      /** Values in text, without those in fields. */
      found: z.array(foundValueSchema),
      moreFound: countSchema,
    }),
  },
  /** Opens the workbench with a list, which the workbench then takes once. */
  openWorkbench: {
    from: cardOrUi,
    request: z.object({ source: listSourceSchema }),
    reply: emptySchema,
  },
  takeHandedList: { request: emptySchema, reply: z.object({ list: handedListSchema.nullable() }) },
  /** Text for the popup, selected where no script can run, so that no card could open. */
  takeHandedText: { request: emptySchema, reply: z.object({ text: z.string().nullable() }) },
} as const;
