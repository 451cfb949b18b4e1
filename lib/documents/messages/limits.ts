/** Texts of one message, and their UTF-16 code units. */
export const MAX_TEXTS = 2_000;
export const MAX_TEXT_LENGTH = 20_000;
/** Most values of one message. */
export const MAX_VALUES = 500;
/** Of what a field of an e-invoice is checked or compared. */
export const MAX_FIELD_LENGTH = 2_048;
