import { z } from 'zod';

/** Exchange rates result (contract, Resources): ECB rates of `date`; the base maps to 1. */
export const ratesResultSchema = z.looseObject({
  base: z.string().nullish(),
  date: z.string().nullish(),
  rates: z.record(z.string(), z.number()),
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
