/**
 * VAT numbers after their two-letter prefix, longest form first: a number is so many digits, `x` a
 * letter or digit, `l` a letter, capitals stand for themselves. EU states: European Commission, VIES
 * number structures; EU: one-stop shop; GB and XI: HMRC; CH: the UID with a tax suffix; NO: with MVA.
 */
export const VAT_FORMS =
  'ATU8 BE10|9 BG10|9 CHE9MWST|E9TVA|E9IVA|E9VAT|E9 CY8l CZ10|9|8 DE9 DK8 EE9 EL9|8 GR9|8 ESl7x|8l EU9 FI8 FRxx9 GB12|9|GD3|HA3 XI12|9|GD3|HA3 HR11 HU8 IM10 IE7ll|7l|1l5l IT11 LT12|9 LU8 LV11 MT8 NL9B2 NO9MVA PL10 PT9 RO10|9|8|7|6|5|4|3|2 SE12 SI8 SK10';

/**
 * Check digits that are one weighted sum: weights in base 36, then the divisor of which the sum over
 * all digits, the check digit included, is a multiple.
 */
export const VAT_SUMS: Readonly<Record<string, readonly [weights: string, divisor: number]>> = {
  CH: ['543276541', 11],
  DK: ['27654321', 11],
  EE: ['371371371', 10],
  FI: ['79a58421', 11],
  HU: ['97319731', 10],
  NO: ['327654321', 11],
  PL: ['657234567a', 11],
};

/** Check digits that are a weighted sum of the digits before, modulo 11, then modulo 10. */
export const VAT_REMAINDERS: Readonly<Record<string, string>> = {
  EL: '379a5842',
  PT: '23456789',
  RO: '4689a4689',
  SI: '3456789',
};

/** ISO 3166-1 numeric codes of the states of the one-stop shop, and 900 for Northern Ireland. */
export const OSS_STATES =
  /^(040|056|100|191|196|203|208|233|246|250|276|300|348|372|380|428|44[02]|470|528|616|620|642|70[35]|724|752|826|900)/;
