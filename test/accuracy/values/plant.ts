/** Plants values in documents: right ones, and mistyped ones with the intended value. */
import '../../check-data.ts';
import { checkValue } from '../../check-data.ts';
import { createRandom, firstMade, type Random } from '../random.ts';
import { bicSample, emailSample, phoneSample } from './contact.ts';
import { ERRORS, ERRORS_OF, type ErrorName } from './errors.ts';
import { IBAN_COUNTRIES, ibanSample, inFours } from './iban.ts';
import type { Sample, SampleKind } from './sample.ts';
import { VAT_SAMPLE_COUNTRIES, vatSample } from './vat.ts';

/** What shows a reader that a text is a value: a label before it, its column's header, or nothing. */
export type ValueContext = 'label' | 'column' | 'none';

export interface PlantedValue {
  readonly kind: SampleKind;
  /** The text in the document. */
  readonly written: string;
  /** The right value, in the form that a lookup would send. */
  readonly meant: string;
  readonly context: ValueContext;
  /** Set if the written value is wrong. */
  readonly error?: ErrorName;
}

export interface Place {
  readonly context: ValueContext;
  /** ISO 3166-1 country of the document: most values are from it, and national forms are read in it. */
  readonly country: string;
}

export type Plant = (kind: SampleKind, place: Place) => PlantedValue;

const PHONE_COUNTRIES = 'AT BE CH DE ES FR GB IE IT NL PL PT US SE DK CZ'.split(' ');
const BIC_COUNTRIES = 'AT BE CH DE ES FR GB IE IT LU NL PL PT'.split(' ');

function countryFor(random: Random, countries: readonly string[], home: string): string {
  return random.chance(0.6) && countries.includes(home) ? home : random.pick(countries);
}

function drawSample(random: Random, kind: SampleKind, home: string): Sample {
  switch (kind) {
    case 'iban':
      return ibanSample(random, countryFor(random, IBAN_COUNTRIES, home));
    case 'vat':
      return vatSample(random, countryFor(random, VAT_SAMPLE_COUNTRIES, home));
    case 'bic':
      return bicSample(random, countryFor(random, BIC_COUNTRIES, home));
    case 'phone':
      return phoneSample(random, countryFor(random, PHONE_COUNTRIES, home));
    case 'email':
      return emailSample(random);
  }
}

/** A Swiss or Norwegian VAT number without its optional suffix, for comparisons. */
export const withoutSuffix = (value: string) => value.replace(/(?:MWST|TVA|IVA|VAT|MVA)$/, '');

/** Whether a changed text is by chance another right value, so that the change is no error. */
function isRight(kind: SampleKind, text: string, region: string): boolean {
  const { standing, suggestion } = checkValue(kind, text, { region });
  return suggestion === undefined && (standing === 'good' || standing === 'caution');
}

/** Groups a value again, as a program would print it: after a lost digit all groups move. */
const regrouped = (text: string) => inFours(text.replaceAll(' ', ''), ' ');

function mistyped(random: Random, kind: SampleKind, right: string, place: Place) {
  const makers = ERRORS_OF[kind];
  const names = ERRORS.filter(
    // A name without @ is an address only if a label says so.
    (error) => error in makers && (error !== 'no-at' || place.context !== 'none'),
  );
  return firstMade(() => {
    const error = random.pick(names);
    const text = makers[error]?.(right, random) ?? null;
    if (text === null || text === right || isRight(kind, text, place.country)) return null;
    const isSpaced = kind === 'iban' && right.includes(' ');
    return { error, written: isSpaced && random.chance(0.5) ? regrouped(text) : text };
  });
}

/** @param errorRate share of values that are mistyped, 0 to 1 */
export function createPlant(seed: number, errorRate: number): Plant {
  const random = createRandom(seed);
  const used = new Set<string>();
  return (kind, place) =>
    firstMade(() => {
      const sample = drawSample(random, kind, place.country);
      if (used.has(sample.value)) return null;
      const isNational = sample.country === place.country && place.context === 'label';
      const forms = isNational && random.chance(0.5) ? sample.national : [];
      const right = random.pick(forms.length > 0 ? forms : sample.written);
      used.add(sample.value);
      const value = { kind, meant: sample.value, context: place.context };
      return random.chance(errorRate)
        ? { ...value, ...mistyped(random, kind, right, place) }
        : { ...value, written: right };
    });
}
