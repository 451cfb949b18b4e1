/** What this browser keeps: history, receipts, settings. */
import { z } from 'zod';
import { historyEntrySchema, receiptSchema } from '../views/records.ts';
import { settingsSchema } from '../views/settings.ts';
import { all, empty, ui } from './senders.ts';

export const KEPT_MESSAGES = {
  history: {
    from: ui,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ entries: z.array(historyEntrySchema) }),
  },
  clearHistory: { from: ui, request: empty, reply: empty },
  receipts: {
    from: ui,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ receipts: z.array(receiptSchema) }),
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
