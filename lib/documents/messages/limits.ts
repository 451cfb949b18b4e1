/** Texts of one message, and the UTF-16 code units of each. */
export const MAX_TEXTS = 500;
export const MAX_TEXT_LENGTH = 4_000;
/** Most values of one message: more than texts of that length in all can have. */
export const MAX_VALUES = 1_000;
/** Of what a field of an e-invoice is checked or compared. */
export const MAX_FIELD_LENGTH = 2_048;
/** Of a picture that a page hands over, also of the text that it is written as. */
export const MAX_PICTURE_BYTES = 20_000_000;
/** Lines of a document in which its sender is looked for. */
export const MAX_LINES = 500;
