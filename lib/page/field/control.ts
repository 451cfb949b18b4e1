/** What a control is for, and which control a page drew in its place. */
import type { Kind } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import {
  formTypeOf,
  isEditable,
  phoneFieldRegion,
  readAddressListField,
  readField,
} from '../../form/index.ts';
import { formOwnerOf, isElementOfAnyRealm, native } from '../../reading/dom/index.ts';
import { isSensitiveField, isTextControl, type TextControl } from '../dom/index.ts';
import { pageRegion } from '../scan/index.ts';
import { LISTED_KIND } from './address-list.ts';
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
  const correction = corrections.correctionOf(element);
  const { kind, loose = false, also } = readField(element, correction);
  // The person's correction wins: a field that they set to another kind, or to none, takes no
  // address list.
  const addressList =
    correction === undefined || correction === LISTED_KIND
      ? readAddressListField(element, kind === LISTED_KIND)
      : null;
  const isText = isTextControl(element);
  if (addressList && (isText || isEditable(element)))
    return factsOf(LISTED_KIND, { loose: true, addressList });
  const isAllowed = also && (site?.policies[also] ?? 'off') !== 'off';
  return isText ? factsOf(kind, { loose, ...(isAllowed && { also }) }) : undefined;
}

/** Where a control was that a page may draw anew, after validation on a server or because a framework does. */
export interface FieldPlace {
  readonly root: Node;
  /** Undefined if it is not known which form the control belonged to. */
  readonly form: Element | null | undefined;
}

/** If the control has left the page, its replacement is searched for in the whole document. */
export const placeOf = (control: Element): FieldPlace =>
  control.isConnected
    ? { root: control.getRootNode(), form: formOwnerOf(control) }
    : { root: document, form: undefined };

/** The most controls of a page that are compared. */
const MAX_CANDIDATES = 200;

const sameAttributes = (a: Element, b: Element, names: readonly string[]): boolean =>
  names.every((name) => native(a).getAttribute(name) === native(b).getAttribute(name));

const isSameForm = (before: FieldPlace['form'], now: Element | null): boolean =>
  before === undefined ||
  before === now ||
  (before !== null &&
    now !== null &&
    !native(before).isConnected &&
    sameAttributes(before, now, ['id', 'name', 'action']));

/**
 * The control in the same form with the same type and name, or id or placeholder if it has no name.
 * Of several, the one with the same value, which a server sends back.
 * @returns undefined if there is none, or several match
 */
export function redrawnControl(
  control: HTMLElement,
  { root, form }: FieldPlace,
): TextControl | undefined {
  if (!isTextControl(control) || !('querySelectorAll' in root)) return undefined;
  const identity = ['name', 'id', 'placeholder'].find((name) => control.getAttribute(name));
  if (!identity || typeof root.querySelectorAll !== 'function') return undefined;
  const all: unknown[] = [...root.querySelectorAll(control.localName)].slice(0, MAX_CANDIDATES);
  const alike = all.filter(
    (found): found is TextControl =>
      isElementOfAnyRealm(found) &&
      isTextControl(found) &&
      found.type === control.type &&
      sameAttributes(found, control, [identity]) &&
      isSameForm(form, formOwnerOf(found)) &&
      !isSensitiveField(found),
  );
  const sameValue = alike.filter(({ value }) => value === control.value);
  const [found, another] = sameValue.length > 0 ? sameValue : alike;
  return another ? undefined : found;
}
