import { commandsText } from '../../lib/texts/areas.ts';

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The name of the key that shortcuts are held with: ⌘ on Apple's systems, else Ctrl. */
export const modifierKey = (): string => (isMac ? '⌘' : commandsText('controlKey'));

/** Whether the modifier of this system, and no other, is held. */
const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;

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
  } catch {}
  return areSingleKeysOn();
}

/** Which list the keys open: Ctrl+K or ⌘K that of the commands, `?` outside text fields that of the shortcuts. */
export function listForKeys(event: KeyboardEvent): 'commands' | 'shortcuts' | null {
  // A dialog is open: ours, or one of the page.
  if (document.querySelector('dialog[open]')) return null;
  if (hasModifier(event) && event.key.toLowerCase() === 'k') return 'commands';
  return event.key === '?' && !isInTextField(event) && areSingleKeysOn() ? 'shortcuts' : null;
}

/** Whether the event belongs to a field that takes text. */
function isInTextField(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
