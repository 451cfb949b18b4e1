/**
 * What a verdict says about how its value was written. What was typed must pass, not what was made of
 * it: unless every receiver does the same, the plain form is offered.
 */
import type { ReadingStep, Verdict } from '../domain/index.ts';
import { readingText } from '../domain/message.ts';
import { isComplete, VALUE_FORMS } from '../kinds/forms.ts';
import { fact } from '../kinds/shared/facts.ts';

const TEXTS = {
  'invisible-removed': 'invisible',
  'digits-replaced': 'otherDigits',
  'wide-replaced': 'wide',
  'letters-replaced': 'otherForms',
  'hyphen-removed': 'lineHyphen',
  'formula-unwrapped': 'formula',
  'apostrophe-removed': 'apostrophe',
  'quotes-removed': 'quotes',
  'brackets-removed': 'brackets',
  'label-removed': 'label',
  'signs-removed': 'signs',
  'fraction-removed': 'fraction',
  'exponent-expanded': 'exponent',
  'digits-lost': 'digitsLost',
  'letters-dialled': 'letters',
  'plus-added': 'plus',
  'zero-added': 'zero',
} as const satisfies Record<ReadingStep, Parameters<typeof readingText>[0]>;

const textOf = (step: ReadingStep) => readingText(TEXTS[step]);

/** Where several things were done, the cause comes first. */
const FIRST: readonly ReadingStep[] = [
  'digits-lost',
  'exponent-expanded',
  'fraction-removed',
  'hyphen-removed',
];

/** Japanese forms that require full-width digits are common. */
const isUsuallyWide = ({ kind, value }: Verdict) => kind === 'phone' && value.startsWith('+81');

/** Whether receivers do a step themselves. */
const isQuiet = (verdict: Verdict, step: ReadingStep): boolean =>
  VALUE_FORMS[verdict.kind].written.quietSteps?.includes(step) === true ||
  (step === 'wide-replaced' && isUsuallyWide(verdict));

const withFact = (verdict: Verdict, steps: readonly ReadingStep[]): Verdict => {
  const row = fact(readingText('writtenForm'), steps.map(textOf));
  return row ? { ...verdict, facts: [...verdict.facts, row] } : verdict;
};

/** The verdict on a value, with what the reader did to read it. */
export function withSteps(read: Verdict, byReader: readonly ReadingStep[]): Verdict {
  const steps = [...byReader, ...(read.steps ?? [])];
  if (steps.length === 0) return read;
  const verdict = { ...read, steps };
  const loud = steps.filter((step) => !isQuiet(verdict, step));
  const step = FIRST.find((first) => loud.includes(first)) ?? loud[0];
  if (step === 'digits-lost') {
    const { suggestion: _, ...rest } = verdict;
    return { ...rest, standing: 'bad', reason: step, headline: textOf(step), facts: [] };
  }
  if (step === undefined) return withFact(verdict, steps);
  // Whether the hyphen belongs to the value, nothing says.
  const plain = step === 'hyphen-removed' ? undefined : verdict.value;
  const { standing, suggestion = plain } = verdict;
  if (standing === 'bad' || !isComplete(verdict)) return withFact(verdict, loud);
  // Where the form of the number is not known, nothing says which form would pass.
  const isOfNoKnownForm =
    /^(?:country-not-covered|no-country-prefix)$/.test(verdict.reason) || step === 'signs-removed';
  if (standing === 'unknown' && isOfNoKnownForm) return withFact(verdict, loud);
  const offered = suggestion === undefined ? verdict : { ...verdict, suggestion };
  if (standing === 'caution') return withFact(offered, loud);
  const others = loud.filter((other) => other !== step);
  return withFact(
    { ...offered, standing: 'caution', reason: step, headline: textOf(step) },
    others,
  );
}
