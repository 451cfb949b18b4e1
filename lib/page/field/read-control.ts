/** Determines what a control is for. */
import type { Kind } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import {
  formTypeOf,
  isEditable,
  phoneFieldRegion,
  readAddressListField,
  readField,
} from '../../form/index.ts';
import { isSensitiveField, isTextControl } from '../dom/index.ts';
import { pageRegion } from '../scan/index.ts';
import type { FieldCorrections } from './corrections.ts';
import type { FieldFacts } from './tracked-field.ts';

const regionNear = (element: Element) =>
  phoneFieldRegion(element) ?? pageRegion(document.documentElement.lang, location.hostname);

/** @returns undefined for a control that must not be tracked */
export function readControl(
  element: Element,
  corrections: Pick<FieldCorrections, 'correctionOf'>,
  site: ReplyOf<'site'> | undefined,
): FieldFacts | undefined {
  const factsOf = (kind: Kind | null, more: Partial<FieldFacts>): FieldFacts | undefined =>
    kind === null || (site?.policies[kind] ?? 'off') === 'off'
      ? undefined
      : {
          kind,
          region: site?.region || regionNear(element),
          ...more,
          /** A getter, because a form may switch from sign-up to sign-in. */
          get form() {
            return formTypeOf(element);
          },
        };
  if (isSensitiveField(element)) return undefined;
  const { kind, loose = false, also } = readField(element, corrections.correctionOf);
  const correction = corrections.correctionOf(element);
  // The person's correction wins: a field that they set to another kind, or to none, takes no
  // address list.
  const addressList =
    correction === undefined || correction === 'email'
      ? readAddressListField(element, kind === 'email')
      : null;
  const isText = isTextControl(element);
  if (addressList && (isText || isEditable(element)))
    return factsOf('email', { loose: true, addressList });
  const isAllowed = also && (site?.policies[also] ?? 'off') !== 'off';
  return isText ? factsOf(kind, { loose, ...(isAllowed && { also }) }) : undefined;
}
