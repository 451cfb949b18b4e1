/**
 * The ISO 13616 IBAN registry: country codes, followed by the BBAN structure that they share (n digits,
 * a capital letters, c both; a final n is left out). Written by make-structures.ts from
 * ../check/registry.ts; do not edit.
 */
export const IBANS =
  'AD8n12c AEILSOTL19 ALCY8n16c ATBAEELTMNXK16 AZ4a20c BE12 BG4a6n8c BH4a14c BIDJMR23 BR23n1a1c BY4c4n16c CHLI5n12c CRDEMERSVA18 CZESSESKTN20 DKFIFOGLSD14 DO4c20 EG25 FK2a12 FRMC10n11c2 GBIE4a14 GE2a16 GI4a15c GR7n16c GT24c HNNISV4a20 HR17 HUPL24 IQ4a15 IS22 ITSM1a10n12c JOYE4a4n18c KW4a22c KZLU3n13c LB4n20c LC4a24c LV4a13c LYPTST21 MD20c MK3n10c2 MT4a5n18c MU4a19n3a NL4a10 NO11 OM3n16c PKRO4a16c PSQA4a21c RU14n15c SA2n18c SC4a20n3a SI15 TR6n16c UA6n19c VG4a16';
