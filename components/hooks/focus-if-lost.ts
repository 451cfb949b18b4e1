/**
 * Gives an element the focus if nothing has it, because the element that had it was removed: a person
 * without a mouse would start again at the top of the page. For `useLayoutEffect`, so that no other key is
 * pressed meanwhile.
 */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll: true });
}
