/** The key that moves the focus from a field into its line. */
import { closestDeep } from '../dom/index.ts';

/** Fields that use Alt+Down themselves, to open their list (WAI-ARIA APG, combobox). */
const OPENS_LIST =
  '[aria-haspopup]:not([aria-haspopup=false i]),[aria-autocomplete]:not([aria-autocomplete=none i]),[aria-expanded],[list]';

/** With which input types, besides buttons and text areas, the key does nothing. */
const FREE_TYPES: ReadonlySet<string> = new Set([
  'text',
  'email',
  'tel',
  'url',
  'search',
  'submit',
]);

/** Whether the field does not use Alt+Down itself. */
export function isAltDownFree(field: HTMLElement): boolean {
  const isFree =
    field instanceof HTMLInputElement
      ? FREE_TYPES.has(field.type)
      : field instanceof HTMLTextAreaElement || field instanceof HTMLButtonElement;
  return isFree && !field.matches(OPENS_LIST) && !closestDeep(field, '[role=combobox i]');
}

/** Whether a person pressed Alt+Down and the page has not handled it. */
export const isAltDown = (event: KeyboardEvent): boolean =>
  event.isTrusted &&
  !event.defaultPrevented &&
  !event.isComposing &&
  event.key === 'ArrowDown' &&
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey;
