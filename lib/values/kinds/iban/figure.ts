/** Figures such as amounts: they may have as many digits as an account, but commas or decimals between them. */

const CODE = '(?:[A-Z]{2,3}\\s?)?';
const FIGURE = new RegExp(
  `^[(+−–-]?\\s?(?:${[
    // 12,345,678.90 and 12'345'678.90
    `${CODE}\\d{1,3}([,'’])\\d{3}(?:\\1\\d{3})*(?:[.,]\\d+)?`,
    // 12.345.678,90 and 12 345 678,90
    `${CODE}\\d{1,3}([.\\s])\\d{3}(?:\\2\\d{3})*,\\d{1,2}`,
    // 12345678,90
    '(?:[A-Z]{2,3}\\s)?\\d+[.,]\\d{1,2}',
    '0[.,]\\d+',
    '\\d+(?:[.,]\\d+)?E\\+?\\d+',
  ].join('|')})(?![\\p{Alpha}\\p{N}]|[.,'’\\s]?\\d)`,
  'iu',
);

/** Longer ones are no figures. */
const LONGEST = 64;

/** Whether a figure begins at an offset of a text. */
export const isFigureAt = (text: string, start: number): boolean =>
  FIGURE.test(text.slice(start, start + LONGEST));
