/** The messages of the lists of suppliers. */
import { z } from 'zod';
import { countSchema, timestampSchema } from '../../extension/schemas/index.ts';

/** An account that the person accepted: what the list had before, and what it has since. */
const acceptedAccountSchema = z.object({
  at: timestampSchema,
  /** Number of the row, from 1. */
  row: countSchema,
  before: z.string(),
  after: z.string(),
});

export const SUPPLIER_MESSAGES = {
  /**
   * Reads a list whose use as list of suppliers has changed. `count`: rows that values are compared with; null: it
   * is no list of suppliers.
   */
  readSuppliers: {
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ count: countSchema.nullable() }),
  },
  /** The accounts that were accepted for a row, the latest first. */
  acceptedAccounts: {
    request: z.object({ id: z.string().max(64), row: countSchema }),
    reply: z.object({ accepted: z.array(acceptedAccountSchema) }),
  },
} as const;

type SupplierMessages = typeof SUPPLIER_MESSAGES;

declare module '../../extension/messages/table.ts' {
  interface MessageTypes extends SupplierMessages {}
}
