/** The messages of the documents page. */
import { z } from 'zod';
import {
  countSchema,
  foundValueSchema,
  kindSchema,
  regionSchema,
  valueSchema,
} from '../../extension/schemas/index.ts';
import { MAX_LINES, MAX_TEXT_LENGTH, MAX_TEXTS, MAX_VALUES } from './limits.ts';

/** A value in one of the texts; offsets in UTF-16 code units. */
const placedValueSchema = z.object({
  text: countSchema,
  start: countSchema,
  end: countSchema,
  found: foundValueSchema,
});

export const DOCUMENT_MESSAGES = {
  /** The values in texts of a document, in order, with free verdicts. Never spends. */
  findInTexts: {
    request: z.object({
      texts: z.array(z.string().max(MAX_TEXT_LENGTH)).max(MAX_TEXTS),
      /** BCP 47 language of the document. */
      lang: z.string().max(35).exactOptional(),
    }),
    reply: z.object({ values: z.array(placedValueSchema) }),
  },
  /** Values that stand together, with free verdicts and the notes that come of their being together. */
  checkTogether: {
    request: z.object({
      items: z
        .array(
          z.object({ kind: kindSchema, value: valueSchema, region: regionSchema.exactOptional() }),
        )
        .max(MAX_VALUES),
      /** The company that they are about. */
      name: valueSchema.exactOptional(),
      /** The lines of the document, where its data names no company. */
      lines: z.array(valueSchema).max(MAX_LINES).exactOptional(),
      /** They are all about that one. */
      isRecord: z.boolean(),
    }),
    reply: z.object({ values: z.array(foundValueSchema) }),
  },
  /** The address of a tab that may show a document; null where the tab is gone. */
  tabAddress: {
    request: z.object({ tab: z.number().int() }),
    reply: z.object({ url: z.string().nullable() }),
  },
  /**
   * A picture of the browser's menu, once: its content as a `data:` URL, or its address where the page that shows it
   * may not read it. Neither: there is none.
   */
  menuPicture: {
    request: z.object({ picture: countSchema }),
    reply: z.object({ url: z.string().nullable(), data: z.string().nullable() }),
  },
} as const;

export type PlacedValue = z.infer<typeof placedValueSchema>;

type DocumentMessages = typeof DOCUMENT_MESSAGES;

declare module '../../extension/messages/table.ts' {
  interface MessageTypes extends DocumentMessages {}
}
