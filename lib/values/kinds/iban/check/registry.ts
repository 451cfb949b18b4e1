/**
 * The ISO 13616 IBAN registry (SWIFT, registration authority), release 102 of June 2026, as a
 * table: 89 countries.
 *
 * A BBAN is written part by part: a letter for its role, the length, and the character class of the
 * registry (n digits, a capital letters, c both). Roles: b bank, s branch, a account number,
 * x national check digits, t account type, m currency, o owner or holder, z reserved.
 * SEPA membership is the geographical scope of the EPC's list (EPC409-09) in 2026.
 */
export interface IbanCountry {
  readonly bban: string;
  readonly sepa: boolean;
}

function row(bban: string, sepa = ''): IbanCountry {
  return { bban, sepa: sepa === 'SEPA' };
}

/** A table by country code, from rows for several codes each. */
const byCode = <Row>(rows: readonly (readonly [codes: string, row: Row])[]) =>
  Object.fromEntries(rows.flatMap(([codes, each]) => codes.split(' ').map((code) => [code, each])));

const FRENCH = 'b5n s5n a11c x2n';

export const IBAN_REGISTRY: Readonly<Record<string, IbanCountry>> = {
  AD: row('b4n s4n a12c', 'SEPA'),
  AE: row('b3n a16n'),
  AL: row('b3n s4n x1n a16c', 'SEPA'),
  AT: row('b5n a11n', 'SEPA'),
  AZ: row('b4a a20c'),
  BA: row('b3n s3n a8n x2n'),
  BE: row('b3n a7n x2n', 'SEPA'),
  BG: row('b4a s4n t2n a8c', 'SEPA'),
  BH: row('b4a a14c'),
  BI: row('b5n s5n a11n x2n'),
  BR: row('b8n s5n a10n t1a o1c'),
  BY: row('b4c t4n a16c'),
  CH: row('b5n a12c', 'SEPA'),
  CR: row('b4n a14n'),
  CY: row('b3n s5n a16c', 'SEPA'),
  CZ: row('b4n a16n', 'SEPA'),
  DE: row('b8n a10n', 'SEPA'),
  DJ: row('b5n s5n a11n x2n'),
  DK: row('b4n a9n x1n', 'SEPA'),
  DO: row('b4c a20n'),
  EE: row('b2n s2n a11n x1n', 'SEPA'),
  EG: row('b4n s4n a17n'),
  ES: row('b4n s4n x2n a10n', 'SEPA'),
  FI: row('b3n a10n x1n', 'SEPA'),
  FK: row('b2a a12n'),
  FO: row('b4n a9n x1n'),
  FR: row(FRENCH, 'SEPA'),
  GB: row('b4a s6n a8n', 'SEPA'),
  GE: row('b2a a16n'),
  GI: row('b4a a15c', 'SEPA'),
  GL: row('b4n a9n x1n'),
  GR: row('b3n s4n a16c', 'SEPA'),
  GT: row('b4c m2c t2c a16c'),
  HN: row('b4a a20n'),
  HR: row('b7n a10n', 'SEPA'),
  HU: row('b3n s4n x1n a15n x1n', 'SEPA'),
  IE: row('b4a s6n a8n', 'SEPA'),
  IL: row('b3n s3n a13n'),
  IQ: row('b4a s3n a12n'),
  IS: row('b2n s2n t2n a6n o10n', 'SEPA'),
  IT: row('x1a b5n s5n a12c', 'SEPA'),
  JO: row('b4a s4n a18c'),
  KW: row('b4a a22c'),
  KZ: row('b3n a13c'),
  LB: row('b4n a20c'),
  LC: row('b4a a24c'),
  LI: row('b5n a12c', 'SEPA'),
  LT: row('b5n a11n', 'SEPA'),
  LU: row('b3n a13c', 'SEPA'),
  LV: row('b4a a13c', 'SEPA'),
  LY: row('b3n s3n a15n'),
  MC: row(FRENCH, 'SEPA'),
  MD: row('b2c a18c', 'SEPA'),
  ME: row('b3n a13n x2n', 'SEPA'),
  MK: row('b3n a10c x2n', 'SEPA'),
  MN: row('b4n a12n'),
  MR: row('b5n s5n a11n x2n'),
  MT: row('b4a s5n a18c', 'SEPA'),
  MU: row('b4a b2n s2n a12n z3n m3a'),
  NI: row('b4a a20n'),
  NL: row('b4a a10n', 'SEPA'),
  NO: row('b4n a6n x1n', 'SEPA'),
  OM: row('b3n a16c'),
  PK: row('b4a a16c'),
  PL: row('b3n s4n x1n a16n', 'SEPA'),
  PS: row('b4a a21c'),
  PT: row('b4n s4n a11n x2n', 'SEPA'),
  QA: row('b4a a21c'),
  RO: row('b4a a16c', 'SEPA'),
  RS: row('b3n a13n x2n', 'SEPA'),
  RU: row('b9n s5n a15c'),
  SA: row('b2n a18c'),
  SC: row('b4a b2n s2n a16n m3a'),
  SD: row('b2n a12n'),
  SE: row('b3n a16n x1n', 'SEPA'),
  SI: row('b5n a8n x2n', 'SEPA'),
  SK: row('b4n a16n', 'SEPA'),
  SM: row('x1a b5n s5n a12c', 'SEPA'),
  SO: row('b4n s3n a12n'),
  ST: row('b4n s4n a11n x2n'),
  SV: row('b4a a20n'),
  TL: row('b3n a14n x2n'),
  TN: row('b2n s3n a13n x2n'),
  TR: row('b5n z1n a16c'),
  UA: row('b6n a19c'),
  VA: row('b3n a15n', 'SEPA'),
  VG: row('b4a a16n'),
  XK: row('b2n s2n a10n x2n'),
  YE: row('b4a s4n a18c'),
};

/** Prefix of the territory's IBANs, and whether the territory is in the SEPA area. */
export type IbanTerritory = readonly [prefix: string, sepa: boolean];

/**
 * Territories that the registry lists under another country: their banks issue IBANs with that
 * country's prefix and structure. Numbers with the territory's own code occur occasionally. The
 * French territories of the Pacific and the south are outside the SEPA area.
 */
export const IBAN_TERRITORIES: Readonly<Record<string, IbanTerritory>> = byCode([
  ['AX', ['FI', true]],
  ['BL GF GP MF MQ PM RE YT', ['FR', true]],
  ['NC PF TF WF', ['FR', false]],
  ['GG IM JE', ['GB', true]],
]);

/**
 * Countries whose banks use IBANs without a registered structure ("partial" IBANs). Only length and
 * check digits are known; the registry publishes nothing else.
 */
export const IBAN_UNREGISTERED: Readonly<Record<string, IbanCountry>> = byCode([
  ['AO', row('b4n s4n a13n')],
  ['BF BJ CI ML NE SN TG', row('b2c z22n')],
  ['GW', row('b2c z19n')],
  ['CV MZ', row('z21n')],
  ['DZ IR', row('z22n')],
  ['CF CG CM GA GQ KM MG TD', row('z23n')],
  ['MA', row('z24n')],
]);
