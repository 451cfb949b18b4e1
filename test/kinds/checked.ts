/** The check, whose verdicts have sentences. */

import type { Kind, Verdict } from '../../lib/domain/index.ts';
import * as check from '../check-data.ts';
import { inTexts } from '../texts/in-texts.ts';

export const checkValue = inTexts(check.checkValue);

/** The facts of a check by their labels. */
export const factsOf = (kind: Kind, value: string) =>
  Object.fromEntries(checkValue(kind, value).facts.map((fact) => [fact.label, fact.value]));

/** The check of a phone number in a region; '' for none. */
export const checkPhone = (region: string, typed: string) =>
  checkValue('phone', typed, region === '' ? {} : { region });

/**
 * The value that was read, and whether nothing but how it is written speaks against it: written-values.test.ts
 * says which writings need attention.
 */
export const readingOf = ({ value, standing, suggestion }: Verdict) => ({
  value,
  isSound: standing === 'good' || (standing === 'caution' && suggestion === value),
});
