/** The messages of the lists of suppliers. */
import { z } from 'zod';
import { countSchema } from '../../extension/schemas/index.ts';
import { acceptedAccountSchema } from './schemas.ts';

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
