import { z } from 'zod';
import { optionalNumber, optionalText } from '../../kinds/shared/result-fields.ts';

/** Stats snapshot (contract, Resources): platform health of the last hour, not account usage. */
export const statsResultSchema = z.looseObject({
  engine: optionalText,
  path: optionalText,
  /** operational, degraded or down; other words are kept. */
  health: z.string(),
  success_rate: optionalNumber,
  avg_response_time_ms: optionalNumber,
  window: optionalText,
});

/** At least one of the two; a path must belong to the engine (contract, Endpoints, rule 5). */
export const statsParamsSchema = z
  .object({
    engine: z.string().min(1).exactOptional(),
    path: z.string().min(1).exactOptional(),
  })
  .refine((params) => params.engine !== undefined || params.path !== undefined);

/** Lowest success percentage of an endpoint that is not down (contract, Health rule). */
const UP_FROM_PERCENT = 50;

/**
 * A success rate as a percentage. The contract does not name its unit: up to 1 it may be a fraction
 * or a percentage. The reported health tells which; where both fit it is read as a fraction, because
 * a success rate below 1 % is rare. Undefined for a number that is no rate.
 */
export function successPercent(
  rate: number | null | undefined,
  health: string,
): number | undefined {
  if (rate == null || !(rate >= 0 && rate <= 100)) return undefined;
  if (rate > 1) return rate;
  const isPercent = health === 'down' && rate * 100 >= UP_FROM_PERCENT;
  return isPercent ? rate : rate * 100;
}
