/** What this browser keeps: history, receipts, settings. */
import { z } from 'zod';
import { spendingRowSchema } from '../views/popup.ts';
import { historyEntrySchema, receiptSchema } from '../views/records.ts';
import { settingsSchema } from '../views/settings.ts';
import { all, empty, ui } from './senders.ts';

export const KEPT_MESSAGES = {
  history: {
    from: ui,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ entries: z.array(historyEntrySchema) }),
  },
  /** Takes one entry away with its kept answer; `undo`: `restoreEntry` can bring it back. */
  deleteEntry: {
    from: ui,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ undo: z.boolean() }),
  },
  restoreEntry: {
    from: ui,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ restored: z.boolean() }),
  },
  clearHistory: { from: ui, request: empty, reply: empty },
  receipts: {
    from: ui,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ receipts: z.array(receiptSchema) }),
  },
  /** What this browser spent on the last 30 days, by its own receipts. `today`: YYYY-MM-DD. */
  spending: {
    from: ui,
    request: empty,
    reply: z.object({ today: z.string(), rows: z.array(spendingRowSchema) }),
  },
  settings: { from: ui, request: empty, reply: settingsSchema },
  setSettings: {
    from: ui,
    request: z.object({ patch: settingsSchema.partial() }),
    reply: settingsSchema,
  },
  /** Opens the options page, from a card or a field. */
  openOptions: { from: all, request: empty, reply: empty },
} as const;
