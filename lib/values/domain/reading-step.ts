/**
 * What was done to a written text to get at the value that a person means. The sentence for each is in
 * `lib/texts/en/reading.json`.
 */
export const READING_STEPS = [
  /** Invisible characters (zero-width, bidi controls, soft hyphens) were left out. */
  'invisible-removed',
  /** Digits of another script were read as 0 to 9. */
  'digits-replaced',
  /** Full-width characters were read as the usual ones. */
  'wide-replaced',
  /** Ligatures and the like were read as the letters and digits that they are. */
  'letters-replaced',
  /** A hyphen at the end of a line was left out, which may belong to the value. */
  'hyphen-removed',
  /** `="…"`, the form in which files keep a spreadsheet from changing a number. */
  'formula-unwrapped',
  /** The apostrophe with which spreadsheets mark text. */
  'apostrophe-removed',
  'quotes-removed',
  'brackets-removed',
  /** A label, or the scheme of a link: "IBAN:", "tel:". */
  'label-removed',
  /** Characters between or after those of the value: underscores, commas, slashes. */
  'signs-removed',
  /** `.0`, `.00` or `,0`, and separators of thousands. */
  'fraction-removed',
  /** `4.9151234567E+10`, which has all digits. */
  'exponent-expanded',
  /** `4.92E+10`: nothing could be done, the last digits are lost. */
  'digits-lost',
  /** Letters of a word were read as the digits of their keys: "1-800-FLOWERS". */
  'letters-dialled',
  /** The plus sign before a country code was missing. */
  'plus-added',
  /** A leading zero was missing. */
  'zero-added',
] as const;

export type ReadingStep = (typeof READING_STEPS)[number];
