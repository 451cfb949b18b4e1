import { menuText } from '../../lib/texts/areas.ts';

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The name of the key that shortcuts are held with: ⌘ on Apple's systems, else Ctrl. */
export const modifierKey = (): string => (isMac ? '⌘' : menuText('controlKey'));

const STORED_AS = 'fieldmark.singleKeys';

/**
 * Whether shortcuts of a single character work. People who speak to their computer can turn them off
 * (WCAG 2.2, 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== 'off';
  } catch {
    return true;
  }
}

/** Returns what is stored now: the browser may deny storage. */
export function turnSingleKeys(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, 'off');
  } catch {
    // What is returned says so.
  }
  return areSingleKeysOn();
}

/** Whether the key opens the list of shortcuts: `?`, outside text fields and while no dialog is open. */
export const asksForShortcuts = (event: KeyboardEvent): boolean =>
  event.key === '?' &&
  !document.querySelector('dialog[open]') &&
  !isInTextField(event) &&
  areSingleKeysOn();

/** Whether the event belongs to a field that takes text. */
function isInTextField(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
