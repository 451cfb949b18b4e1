import { z } from 'zod';

/** Exchange rates result (contract, Resources): ECB rates of `date`; the base maps to 1. */
export const ratesSchema = z.looseObject({
  base: z.string().nullish(),
  date: z.string().nullish(),
  rates: z.record(z.string(), z.number()),
});

const code = /^[A-Z]{3}$/;

/** Both optional: `base` is EUR by default, `symbols` filters the targets (ISO 4217). */
export const ratesParams = z.object({
  base: z.string().regex(code).exactOptional(),
  symbols: z
    .string()
    .regex(/^[A-Z]{3}(?:,[A-Z]{3})*$/)
    .exactOptional(),
});
