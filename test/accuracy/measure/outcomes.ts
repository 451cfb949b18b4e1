/** Compares the values that a person is shown with those in the document. */
import { isDoubtful } from '../../../lib/domain/index.ts';
import type { ExpectedValue, TextDocument } from '../documents/to-text.ts';
import type { ErrorName } from '../values/errors.ts';
import { type PlantedValue, withoutSuffix } from '../values/plant.ts';
import type { ShownValue, TextReader } from './readers.ts';

/** The result for a planted value. */
export interface Outcome {
  readonly document: TextDocument;
  readonly expected: ExpectedValue;
  /** The values shown at its place. */
  readonly shown: readonly ShownValue[];
  /** A wrong value is reported as wrong; a right value is found exactly and not called wrong. */
  readonly isRight: boolean;
  /** For a wrong value: the correction offered is the intended value. */
  readonly isCorrected: boolean;
}

export interface MeasuredCorpus {
  readonly outcomes: readonly Outcome[];
  /** Values shown where none was planted. */
  readonly extra: readonly (ShownValue & { readonly document: TextDocument })[];
}

const comparable = (kind: string, value: string) => (kind === 'vat' ? withoutSuffix(value) : value);

function outcomeOf(
  document: TextDocument,
  expected: ExpectedValue,
  all: readonly ShownValue[],
): Outcome {
  const shown = all.filter(({ start, end }) => start < expected.end && expected.start < end);
  const isMeant = (value: string | undefined) =>
    value !== undefined && comparable(expected.kind, value) === expected.meant;
  const isRight = expected.error
    ? shown.some(({ verdict }) => isDoubtful(verdict))
    : shown.some(
        ({ verdict }) =>
          verdict.kind === expected.kind && verdict.standing !== 'bad' && isMeant(verdict.value),
      );
  const isCorrected =
    expected.error !== undefined && shown.some(({ verdict }) => isMeant(verdict.suggestion));
  return { document, expected, shown, isRight, isCorrected };
}

/** Names and addresses of servers are values too, but none is planted. */
const isPlantable = ({ verdict }: ShownValue) => verdict.kind !== 'domain' && verdict.kind !== 'ip';

export async function measureCorpus(
  documents: readonly TextDocument[],
  read: TextReader,
): Promise<MeasuredCorpus> {
  const outcomes: Outcome[] = [];
  const extra: MeasuredCorpus['extra'][number][] = [];
  for (const document of documents) {
    const { text, expected, country: region, language } = document;
    const shown = await read(text, { region, language });
    outcomes.push(...expected.map((value) => outcomeOf(document, value, shown)));
    const isExtra = ({ start, end }: ShownValue) =>
      !expected.some((value) => value.start < end && start < value.end);
    extra.push(
      ...shown
        .filter((value) => isPlantable(value) && isExtra(value))
        .map((value) => ({ ...value, document })),
    );
  }
  return { outcomes, extra };
}

export interface Share {
  readonly count: number;
  readonly of: number;
}

export const shareOf = <T>(items: readonly T[], test: (item: T) => boolean): Share => ({
  count: items.filter(test).length,
  of: items.length,
});

/** A share from 0 to 1; 1 if there is nothing to count. */
export const rateOf = ({ count, of }: Share) => (of === 0 ? 1 : count / of);

export const wrongOnes = ({ outcomes }: MeasuredCorpus) =>
  outcomes.filter(({ expected }) => expected.error !== undefined);

export const rightOnes = ({ outcomes }: MeasuredCorpus) =>
  outcomes.filter(({ expected }) => expected.error === undefined);

/** Errors after which a text no longer has a country's prefix or length, so that only a label shows what it was. */
const SHAPELESS: readonly (ErrorName | undefined)[] = [
  'unknown-prefix',
  'other-prefix',
  'two-missing',
  'two-extra',
];

/**
 * Whether the goal covers a wrong value: all values after a label, and IBANs and VAT numbers
 * anywhere that still have their country's prefix and at most one character too many or too few.
 */
const isInGoalValue = ({ kind, context, error }: PlantedValue) =>
  context === 'label' || ((kind === 'iban' || kind === 'vat') && !SHAPELESS.includes(error));

export const isInGoal = ({ expected }: Outcome) => isInGoalValue(expected);
