import { z } from 'zod';

/** Stats snapshot (contract, Resources): platform health of the last hour, not account usage. */
export const statsSchema = z.looseObject({
  engine: z.string().nullish(),
  path: z.string().nullish(),
  /** operational, degraded or down; a new word is kept as it is. */
  health: z.string(),
  success_rate: z.number().nullish(),
  avg_response_time_ms: z.number().nullish(),
  window: z.string().nullish(),
});

/** At least one of the two; a path must belong to the engine (contract, Endpoints, rule 5). */
export const statsParams = z
  .object({
    engine: z.string().min(1).exactOptional(),
    path: z.string().min(1).exactOptional(),
  })
  .refine((params) => params.engine !== undefined || params.path !== undefined);
