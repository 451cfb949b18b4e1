/** Lines of this repository: its source, its styles, and its texts in eight languages. */
import { sourceOf, sourcesOf } from '../../sources.ts';

/** Recognises examples of values in comments, placeholders and tests. */
const HAS_VALUE = /@|\b[A-Z]{2}\d|\+\d{2}|\d{7}|\b(?:IBAN|BIC|SWIFT|USt|NIF|NIP)\b/;

const linesOfFiles = (pattern: string): string[] =>
  sourcesOf(pattern).flatMap((path) =>
    sourceOf(path)
      .split('\n')
      .filter((line) => line.trim() !== '' && !HAS_VALUE.test(line)),
  );

export const sourceLines = (): string[] =>
  ['lib/**/*.ts', 'components/**/*.{tsx,css}', 'entrypoints/**/*.{ts,tsx,css,html}'].flatMap(
    linesOfFiles,
  );

/** Messages without their ICU syntax. */
export const proseLines = (): string[] =>
  linesOfFiles('lib/texts/*/*.json').map((line) =>
    line
      .replace(/^\s*"\w+":\s*"|",?$/g, '')
      .replace(/\{\w+, (?:select|plural), [^{]*\{|\{\w+(?:, \w+)?\}|[{}]/g, ' '),
  );
