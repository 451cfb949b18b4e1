import { z } from 'zod';
import { optionalDate, rateNumber, readableProperties } from '../../kinds/shared/result-fields.ts';

/** Exchange rates result (contract, Resources): ECB rates of `date`; the base maps to 1. */
export const ratesResultSchema = z.looseObject({
  base: optionalDate,
  date: optionalDate,
  rates: readableProperties(rateNumber),
});

const DEFAULT_BASE = 'EUR';
const CURRENCY_CODE = /^[A-Z]{3}$/;

/** Both optional: `base` is `DEFAULT_BASE` by default, `symbols` filters the targets (ISO 4217). */
export const ratesParamsSchema = z.object({
  base: z.string().regex(CURRENCY_CODE).exactOptional(),
  symbols: z
    .string()
    .regex(/^[A-Z]{3}(?:,[A-Z]{3})*$/)
    .exactOptional(),
});

/** `symbols` is a set of currencies. */
export const canonicalRatesParams = ({
  base = DEFAULT_BASE,
  symbols,
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  base,
  ...(symbols === undefined ? {} : { symbols: [...new Set(symbols.split(','))].sort().join() }),
});
