import type { Kind } from '../../domain/index.ts';
import {
  createLabelMatcher,
  readWritten,
  type WrittenRules,
  type WrittenValue,
} from '../../text/index.ts';
import { VALUE_FORMS } from '../forms.ts';
import type { MistypedFinder } from './mistyped-finder.ts';

export type ReadWrittenAs = (kind: Kind, written: string) => WrittenValue;

/** White space, which every receiver strips. */
const SPACES = /^\s*$/;

/**
 * Creates the reader of written values of all kinds: the same for the check, the detectors, columns
 * and corrections.
 * @param finders know the labels of their kinds
 */
export function createWrittenReader(
  finders: readonly Pick<MistypedFinder, 'kind' | 'labels'>[],
): ReadWrittenAs {
  const rules = new Map<Kind, WrittenRules>();
  const rulesOf = (kind: Kind): WrittenRules => {
    const { shape, isNumeric, written } = VALUE_FORMS[kind];
    const words = finders.filter((finder) => finder.kind === kind).flatMap(({ labels }) => labels);
    return {
      shape,
      isNumeric,
      isName: false,
      keepsCharacters: false,
      quietSigns: SPACES,
      ...written,
      labelsIn: createLabelMatcher(words.map((word) => [word, kind] as const)),
    };
  };
  return (kind, text) => {
    const known = rules.get(kind) ?? rulesOf(kind);
    rules.set(kind, known);
    return readWritten(text, known);
  };
}
