/**
 * Finds the control that a page drew in place of another, after validation on a server or because a
 * framework rendered it anew.
 */
import { formOwnerOf, isElementOfAnyRealm, native } from '../../reading/dom/index.ts';
import { isSensitiveField, isTextControl, type TextControl } from '../dom/index.ts';

/** Where a control was. */
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
