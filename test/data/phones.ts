/** Phone numbers: which ones the metadata of libphonenumber-js accepts. */
import { z } from 'zod';
import type { PhoneMetadata } from '../../lib/values/kinds/phone/data/make-plans.ts';
import type { Decisions, Example } from './difference.ts';
import { patternSamples } from './pattern-samples.ts';

const entries = z.record(z.string(), z.array(z.unknown()));
const metadataSchema = z.looseObject({
  countries: entries,
  country_calling_codes: z.record(z.string(), z.array(z.string())),
  nonGeographic: entries.default({}),
});

/** Reads metadata.max.json. */
export const parsePhoneMetadata = (text: string): PhoneMetadata =>
  metadataSchema.parse(JSON.parse(text));

interface NumberType {
  readonly pattern: string;
  readonly matches: RegExp;
  readonly lengths: readonly number[];
}

interface Plan {
  readonly region: string;
  readonly callingCode: string;
  readonly matches: RegExp;
  readonly types: readonly NumberType[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/** Places in an entry: calling code 0, pattern 2, lengths 3, types 11; in a type: pattern 0, lengths 1. */
function planOf(region: string, entry: readonly unknown[]): Plan {
  const all = [entry[2], entry[3]];
  const types = listOf(entry[11]).filter(Array.isArray).map(listOf);
  return {
    region,
    callingCode: String(entry[0]),
    matches: whole(String(entry[2])),
    types: (types.length > 0 ? types : [all])
      .filter((type) => typeof type[0] === 'string' && type[0] !== '')
      .map((type) => ({
        pattern: String(type[0]),
        matches: whole(String(type[0])),
        lengths: listOf(type[1] ?? entry[3]).map(Number),
      })),
  };
}

const accepts = (plan: Plan, national: string): boolean =>
  plan.matches.test(national) &&
  plan.types.some(
    ({ matches, lengths }) => lengths.includes(national.length) && matches.test(national),
  );

/** Numbers as `+49 15123456789`. A number is accepted if any region of its calling code accepts it. */
export function phoneDecisions(metadata: PhoneMetadata): Decisions {
  const plans = [
    ...Object.entries(metadata.countries).map(([region, entry]) => planOf(region, entry)),
    ...Object.entries(metadata.nonGeographic ?? {}).map(([code, entry]) =>
      planOf(`+${code}`, [code, ...entry.slice(1)]),
    ),
  ];
  const byCode = Map.groupBy(plans, ({ callingCode }) => callingCode);
  const examples: Example[] = plans.flatMap((plan) =>
    plan.types
      .flatMap(({ pattern, lengths }) =>
        patternSamples(pattern).filter((national) => lengths.includes(national.length)),
      )
      .map((national) => ({ group: plan.region, value: `+${plan.callingCode} ${national}` })),
  );
  return {
    examples,
    accepts: ({ value }) => {
      const [code = '', national = ''] = value.slice(1).split(' ');
      return byCode.get(code)?.some((plan) => accepts(plan, national)) ?? false;
    },
  };
}
