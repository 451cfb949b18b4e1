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
  readonly name: string;
  readonly bban: string;
  readonly sepa: boolean;
}

function row(name: string, bban: string, sepa = ''): IbanCountry {
  return { name, bban, sepa: sepa === 'SEPA' };
}

const FRENCH = 'b5n s5n a11c x2n';

export const IBAN_REGISTRY: Readonly<Record<string, IbanCountry>> = {
  AD: row('Andorra', 'b4n s4n a12c', 'SEPA'),
  AE: row('United Arab Emirates', 'b3n a16n'),
  AL: row('Albania', 'b3n s4n x1n a16c', 'SEPA'),
  AT: row('Austria', 'b5n a11n', 'SEPA'),
  AZ: row('Azerbaijan', 'b4a a20c'),
  BA: row('Bosnia & Herzegovina', 'b3n s3n a8n x2n'),
  BE: row('Belgium', 'b3n a7n x2n', 'SEPA'),
  BG: row('Bulgaria', 'b4a s4n t2n a8c', 'SEPA'),
  BH: row('Bahrain', 'b4a a14c'),
  BI: row('Burundi', 'b5n s5n a11n x2n'),
  BR: row('Brazil', 'b8n s5n a10n t1a o1c'),
  BY: row('Belarus', 'b4c t4n a16c'),
  CH: row('Switzerland', 'b5n a12c', 'SEPA'),
  CR: row('Costa Rica', 'b4n a14n'),
  CY: row('Cyprus', 'b3n s5n a16c', 'SEPA'),
  CZ: row('Czechia', 'b4n a16n', 'SEPA'),
  DE: row('Germany', 'b8n a10n', 'SEPA'),
  DJ: row('Djibouti', 'b5n s5n a11n x2n'),
  DK: row('Denmark', 'b4n a9n x1n', 'SEPA'),
  DO: row('Dominican Republic', 'b4c a20n'),
  EE: row('Estonia', 'b2n s2n a11n x1n', 'SEPA'),
  EG: row('Egypt', 'b4n s4n a17n'),
  ES: row('Spain', 'b4n s4n x2n a10n', 'SEPA'),
  FI: row('Finland', 'b3n a10n x1n', 'SEPA'),
  FK: row('Falkland Islands', 'b2a a12n'),
  FO: row('Faroe Islands', 'b4n a9n x1n'),
  FR: row('France', FRENCH, 'SEPA'),
  GB: row('United Kingdom', 'b4a s6n a8n', 'SEPA'),
  GE: row('Georgia', 'b2a a16n'),
  GI: row('Gibraltar', 'b4a a15c', 'SEPA'),
  GL: row('Greenland', 'b4n a9n x1n'),
  GR: row('Greece', 'b3n s4n a16c', 'SEPA'),
  GT: row('Guatemala', 'b4c m2c t2c a16c'),
  HN: row('Honduras', 'b4a a20n'),
  HR: row('Croatia', 'b7n a10n', 'SEPA'),
  HU: row('Hungary', 'b3n s4n x1n a15n x1n', 'SEPA'),
  IE: row('Ireland', 'b4a s6n a8n', 'SEPA'),
  IL: row('Israel', 'b3n s3n a13n'),
  IQ: row('Iraq', 'b4a s3n a12n'),
  IS: row('Iceland', 'b2n s2n t2n a6n o10n', 'SEPA'),
  IT: row('Italy', 'x1a b5n s5n a12c', 'SEPA'),
  JO: row('Jordan', 'b4a s4n a18c'),
  KW: row('Kuwait', 'b4a a22c'),
  KZ: row('Kazakhstan', 'b3n a13c'),
  LB: row('Lebanon', 'b4n a20c'),
  LC: row('St. Lucia', 'b4a a24c'),
  LI: row('Liechtenstein', 'b5n a12c', 'SEPA'),
  LT: row('Lithuania', 'b5n a11n', 'SEPA'),
  LU: row('Luxembourg', 'b3n a13c', 'SEPA'),
  LV: row('Latvia', 'b4a a13c', 'SEPA'),
  LY: row('Libya', 'b3n s3n a15n'),
  MC: row('Monaco', FRENCH, 'SEPA'),
  MD: row('Moldova', 'b2c a18c', 'SEPA'),
  ME: row('Montenegro', 'b3n a13n x2n', 'SEPA'),
  MK: row('North Macedonia', 'b3n a10c x2n', 'SEPA'),
  MN: row('Mongolia', 'b4n a12n'),
  MR: row('Mauritania', 'b5n s5n a11n x2n'),
  MT: row('Malta', 'b4a s5n a18c', 'SEPA'),
  MU: row('Mauritius', 'b4a b2n s2n a12n z3n m3a'),
  NI: row('Nicaragua', 'b4a a20n'),
  NL: row('Netherlands', 'b4a a10n', 'SEPA'),
  NO: row('Norway', 'b4n a6n x1n', 'SEPA'),
  OM: row('Oman', 'b3n a16c'),
  PK: row('Pakistan', 'b4a a16c'),
  PL: row('Poland', 'b3n s4n x1n a16n', 'SEPA'),
  PS: row('Palestinian Territories', 'b4a a21c'),
  PT: row('Portugal', 'b4n s4n a11n x2n', 'SEPA'),
  QA: row('Qatar', 'b4a a21c'),
  RO: row('Romania', 'b4a a16c', 'SEPA'),
  RS: row('Serbia', 'b3n a13n x2n', 'SEPA'),
  RU: row('Russia', 'b9n s5n a15c'),
  SA: row('Saudi Arabia', 'b2n a18c'),
  SC: row('Seychelles', 'b4a b2n s2n a16n m3a'),
  SD: row('Sudan', 'b2n a12n'),
  SE: row('Sweden', 'b3n a16n x1n', 'SEPA'),
  SI: row('Slovenia', 'b5n a8n x2n', 'SEPA'),
  SK: row('Slovakia', 'b4n a16n', 'SEPA'),
  SM: row('San Marino', 'x1a b5n s5n a12c', 'SEPA'),
  SO: row('Somalia', 'b4n s3n a12n'),
  ST: row('São Tomé & Príncipe', 'b4n s4n a11n x2n'),
  SV: row('El Salvador', 'b4a a20n'),
  TL: row('Timor-Leste', 'b3n a14n x2n'),
  TN: row('Tunisia', 'b2n s3n a13n x2n'),
  TR: row('Türkiye', 'b5n z1n a16c'),
  UA: row('Ukraine', 'b6n a19c'),
  VA: row('Vatican City', 'b3n a15n', 'SEPA'),
  VG: row('British Virgin Islands', 'b4a a16n'),
  XK: row('Kosovo', 'b2n s2n a10n x2n'),
  YE: row('Yemen', 'b4a s4n a18c'),
};

/** Prefix of the territory's IBANs, its name, and whether it is in the SEPA area. */
export type IbanTerritory = readonly [prefix: string, name: string, sepa: boolean];

/**
 * Territories that the registry lists under another country: their banks issue IBANs with that
 * country's prefix and structure. A number with the territory's own code is seen now and then. The
 * French ones of the Pacific and the south are outside the SEPA area.
 */
export const IBAN_TERRITORIES: Readonly<Record<string, IbanTerritory>> = {
  AX: ['FI', 'Åland Islands', true],
  BL: ['FR', 'St. Barthélemy', true],
  GF: ['FR', 'French Guiana', true],
  GG: ['GB', 'Guernsey', true],
  GP: ['FR', 'Guadeloupe', true],
  IM: ['GB', 'Isle of Man', true],
  JE: ['GB', 'Jersey', true],
  MF: ['FR', 'St. Martin', true],
  MQ: ['FR', 'Martinique', true],
  NC: ['FR', 'New Caledonia', false],
  PF: ['FR', 'French Polynesia', false],
  PM: ['FR', 'St. Pierre & Miquelon', true],
  RE: ['FR', 'Réunion', true],
  TF: ['FR', 'French Southern Territories', false],
  WF: ['FR', 'Wallis & Futuna', false],
  YT: ['FR', 'Mayotte', true],
};

/**
 * Countries whose banks write account numbers the same way without having registered a structure
 * ("partial" IBANs). Length and check digits hold; nothing else is published by the registry.
 */
export const IBAN_UNREGISTERED: Readonly<Record<string, IbanCountry>> = {
  AO: row('Angola', 'b4n s4n a13n'),
  BF: row('Burkina Faso', 'b2c z22n'),
  BJ: row('Benin', 'b2c z22n'),
  CF: row('Central African Republic', 'z23n'),
  CG: row('Congo', 'z23n'),
  CI: row("Côte d'Ivoire", 'b2c z22n'),
  CM: row('Cameroon', 'z23n'),
  CV: row('Cabo Verde', 'z21n'),
  DZ: row('Algeria', 'z22n'),
  GA: row('Gabon', 'z23n'),
  GQ: row('Equatorial Guinea', 'z23n'),
  GW: row('Guinea-Bissau', 'b2c z19n'),
  IR: row('Iran', 'z22n'),
  KM: row('Comoros', 'z23n'),
  MA: row('Morocco', 'z24n'),
  MG: row('Madagascar', 'z23n'),
  ML: row('Mali', 'b2c z22n'),
  MZ: row('Mozambique', 'z21n'),
  NE: row('Niger', 'b2c z22n'),
  SN: row('Senegal', 'b2c z22n'),
  TD: row('Chad', 'z23n'),
  TG: row('Togo', 'b2c z22n'),
};
