/** Texts of one message, and their UTF-16 code units. */
export const MAX_TEXTS = 2_000;
export const MAX_TEXT_LENGTH = 20_000;
