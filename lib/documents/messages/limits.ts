/** Texts of one message, and their UTF-16 code units. */
export const MAX_TEXTS = 2_000;
export const MAX_TEXT_LENGTH = 20_000;
/** Most values of one message. */
export const MAX_VALUES = 500;
export const MAX_VALUE_LENGTH = 2_048;
