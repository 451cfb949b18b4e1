/** What this browser keeps: history, receipts, settings. */
import { z } from 'zod';
import {
  historyEntrySchema,
  languageTagSchema,
  receiptSchema,
  settingsSchema,
  spendingRowSchema,
} from '../schemas/index.ts';
import { anySender, cardOrUi, emptySchema, uiOnly } from './senders.ts';

export const SETTINGS_MESSAGES = {
  /** In which language texts are said. */
  language: {
    from: cardOrUi,
    request: emptySchema,
    reply: z.object({ language: languageTagSchema }),
  },
  history: {
    from: uiOnly,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ entries: z.array(historyEntrySchema) }),
  },
  /** Takes one entry away with its kept answer; `undo`: `restoreEntry` can bring it back. */
  deleteEntry: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ undo: z.boolean() }),
  },
  restoreEntry: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ restored: z.boolean() }),
  },
  clearHistory: { from: uiOnly, request: emptySchema, reply: emptySchema },
  receipts: {
    from: uiOnly,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ receipts: z.array(receiptSchema) }),
  },
  /** What this browser spent on the last 30 days, by its own receipts. `today`: YYYY-MM-DD. */
  spending: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({ today: z.string(), rows: z.array(spendingRowSchema) }),
  },
  settings: { from: uiOnly, request: emptySchema, reply: settingsSchema },
  setSettings: {
    from: uiOnly,
    request: z.object({ patch: settingsSchema.partial() }),
    reply: settingsSchema,
  },
  /**
   * What holds where the person chose nothing, and which settings (`marks`, `policies email`,
   * `baseUrl`) an organisation locked. `problems`: what it set and could not be taken, as sentences.
   */
  defaultSettings: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({
      settings: settingsSchema,
      managed: z.boolean(),
      locked: z.array(z.string()),
      problems: z.array(z.string()),
    }),
  },
  /** Settings as they would be with a file's; nothing is changed. `unread`: what was not understood. */
  parseSettingsFile: {
    from: uiOnly,
    request: z.object({ text: z.string().max(1_000_000) }),
    reply: z.object({ settings: settingsSchema, unread: z.array(z.string()) }),
  },
  /** Opens the options page, from a card or a field. */
  openOptions: { from: anySender, request: emptySchema, reply: emptySchema },
} as const;
