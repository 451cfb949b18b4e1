import { z } from 'zod';
import { optionalDate, rateNumber, readableProperties } from '../../kinds/shared/result-fields.ts';

/** Exchange rates result (contract, Resources): ECB rates of `date`; the base maps to 1. */
export const ratesResultSchema = z.looseObject({
  base: optionalDate,
  date: optionalDate,
  rates: readableProperties(rateNumber),
});

const CURRENCY_CODE = /^[A-Z]{3}$/;

/** Both optional: `base` is EUR by default, `symbols` filters the targets (ISO 4217). */
export const ratesParamsSchema = z.object({
  base: z.string().regex(CURRENCY_CODE).exactOptional(),
  symbols: z
    .string()
    .regex(/^[A-Z]{3}(?:,[A-Z]{3})*$/)
    .exactOptional(),
});
