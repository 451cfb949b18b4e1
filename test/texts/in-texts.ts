import * as failures from '../../lib/api/failures/create-failure.ts';
import { withShownTexts } from '../../lib/texts/shown.ts';

/** The same function, whose results have texts in place of references. */
export const inTexts =
  <Given extends readonly unknown[], R>(make: (...given: Given) => R) =>
  (...given: Given): R =>
    withShownTexts(make(...given));

/** A failure as a page gets it. */
export const createFailure = inTexts(failures.createFailure);
