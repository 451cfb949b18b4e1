/** Determines what a control is for, and creates the value that is tracked for it. */
import type { CorrectedKind, FormType, Kind } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { type AddressListField, type FieldClassification, isEditable } from '../../form/index.ts';
import { isSensitiveField, isTextControl } from '../dom/index.ts';
import type { AskBackground } from '../frame/index.ts';
import { createAddressListValue } from './address-list-value.ts';
import type { FieldCorrections } from './corrections.ts';
import {
  createFieldValue,
  type FieldFacts,
  type FieldValue,
  type FieldValueOptions,
} from './value.ts';

export interface ControlReaderOptions {
  readonly ask: AskBackground;
  /** The site's present settings. */
  readonly site: () => ReplyOf<'site'> | undefined;
  readonly readField: (
    element: Element,
    correctionOf?: (element: Element) => CorrectedKind | undefined,
  ) => FieldClassification;
  readonly corrections: FieldCorrections;
  /** Whether the field takes several email addresses. */
  readonly readAddressList?: (element: Element, isEmail: boolean) => AddressListField | null;
  readonly formType: (element: Element) => FormType;
  readonly regionNear: (element: Element) => string | undefined;
}

export interface ReadControl {
  readonly control: HTMLElement;
  readonly facts: FieldFacts;
  createValue(
    hooks: Pick<FieldValueOptions, 'isTyped' | 'onAutomaticLookup' | 'onChange'>,
  ): FieldValue;
}

/** @returns a function that returns undefined for a control that must not be tracked */
export function createControlReader(
  options: ControlReaderOptions,
): (element: Element) => ReadControl | undefined {
  const { ask, site, corrections, formType, regionNear } = options;
  const factsOf = (control: Element, kind: Kind, loose: boolean): FieldFacts => ({
    kind,
    region: site()?.region || regionNear(control),
    loose,
    /** A getter, because a form may switch from sign-up to sign-in. */
    get form() {
      return formType(control);
    },
  });
  const isWatched = (kind: Kind | null): kind is Kind =>
    kind !== null && (site()?.policies[kind] ?? 'off') !== 'off';

  return (element) => {
    if (isSensitiveField(element)) return undefined;
    const { kind, loose = false } = options.readField(element, corrections.correctionOf);
    const correction = corrections.correctionOf(element);
    // The person's correction wins: a field that they set to another kind, or to none, takes no
    // address list.
    const listField =
      correction === undefined || correction === 'email'
        ? options.readAddressList?.(element, kind === 'email')
        : null;
    const isText = isTextControl(element);
    if (listField && element instanceof HTMLElement && (isText || isEditable(element))) {
      if (!isWatched('email')) return undefined;
      const facts = factsOf(element, 'email', true);
      return {
        control: element,
        facts,
        createValue: ({ onChange }) =>
          createAddressListValue({ control: element, facts, listField, ask, onChange }),
      };
    }
    if (!isText || !isWatched(kind)) return undefined;
    const facts = factsOf(element, kind, loose);
    return {
      control: element,
      facts,
      createValue: (hooks) => createFieldValue({ control: element, facts, ask, ...hooks }),
    };
  };
}
