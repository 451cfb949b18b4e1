/**
 * Chips: the elements into which a page turns the addresses that were entered, either before an input
 * or among the text of an editable element.
 */
import { native } from '../../reading/dom/index.ts';
import { readAddressList } from './address-list.ts';

/** Attributes in which webmail sites keep a chip's whole address. */
const ADDRESS_ATTRIBUTES = ['data-hovercard-id', 'email', 'data-email', 'data-address'];
const MARKED = ADDRESS_ATTRIBUTES.map((name) => `[${name}]`).join(',');
const CHIPS = `${MARKED},[role=option],[role=listitem],[role=row],[role=gridcell],li,[class*=chip i],[class*=token i],[class*=pill i],[class*=multi-value i],[class*=multivalue i],tag,.tag`;
/** Elements in an editable element that are not typed text. */
const EMBEDDED = `${MARKED},[contenteditable=false i],[role=option],[role=listitem],[role=button],[aria-label]`;
const TEXT_FIELDS = 'input:not([type=hidden]),textarea,select,[contenteditable]';

const MAX_CHIPS = 200;
/** How many levels above the input its chips are searched for. */
const MAX_LEVELS = 5;
const MAX_TEXT = 500;
/** The symbol of a button that removes the chip. */
const REMOVE_SIGN = /[×✕✖✗⨯]/g;

const addressIn = (text: string | null): string | undefined =>
  readAddressList((text ?? '').slice(0, MAX_TEXT).replace(REMOVE_SIGN, ' ')).find(
    (entry) => entry.isAddress && /@/.test(entry.text),
  )?.text;

/** The address of a chip; undefined if the chip has only a name. */
function addressOfChip(chip: Element): string | undefined {
  for (const name of [...ADDRESS_ATTRIBUTES, 'title', 'aria-label']) {
    const found = addressIn(chip.getAttribute(name));
    if (found !== undefined) return found;
  }
  const inner = chip.querySelector(`${MARKED},[title*="@"],[aria-label*="@"]`);
  return (inner && inner !== chip && addressOfChip(inner)) || addressIn(chip.textContent);
}

/** Chips that contain no other chip, in document order. */
function innermost(chips: readonly Element[]): Element[] {
  const limited = chips.slice(0, MAX_CHIPS);
  return limited.filter((chip, i) => {
    if (chip.matches(MARKED)) return true;
    if (native(chip.parentElement)?.closest(MARKED)) return false;
    const next = limited[i + 1];
    return !next || !chip.contains(next);
  });
}

const isBefore = (element: Element, other: Element) =>
  (native(element).compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
  !native(element).contains(other);

/** The part of the page that contains the chips of an input and no other text field. */
function chipScopeOf(control: Element): Element {
  if (!(control instanceof HTMLInputElement)) return control;
  let scope: Element = control;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const parent = native(scope).parentElement;
    if (!parent || native(parent).matches('body,form,dialog,[role=dialog],table')) break;
    if (native(parent).querySelectorAll(TEXT_FIELDS).length > 1) break;
    scope = parent;
  }
  return scope;
}

/** The addresses of the chips of a recipient field. */
export function readChips(control: Element): string[] {
  const scope = chipScopeOf(control);
  const isInput = scope !== control;
  if (!isInput && control instanceof HTMLTextAreaElement) return [];
  const found = [...scope.querySelectorAll(isInput ? CHIPS : EMBEDDED)].filter(
    (chip) => !isInput || isBefore(chip, control),
  );
  return innermost(found).flatMap((chip) => addressOfChip(chip) ?? []);
}

/** Whether an element inside an editable one is a chip or another element of the page, not typed text. */
export const isEmbedded = (element: Element): boolean => native(element).matches(EMBEDDED);

/** Calls `onChange` when chips are added or removed. */
export function watchChips(control: Element, signal: AbortSignal, onChange: () => void): void {
  const observer = new MutationObserver(onChange);
  observer.observe(chipScopeOf(control), { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
