/**
 * The text of a field for several addresses, and its chips: the elements into which a page turns the
 * addresses that were entered, either before an input or among the text of an editable element.
 */
import { native } from '../../reading/dom/index.ts';
import { isElement, isText, isTextControl, type TextControl, writeValue } from '../dom/index.ts';
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

/** Reads and edits the text of a field for several addresses. */

export interface FieldText {
  read(): string;
  /** Replaces a range of the text that `read` returned; everything else stays. */
  replace(start: number, end: number, replacement: string): void;
}

/** The caret's offset after a range was replaced. */
function movedCaret(caret: number, start: number, end: number, length: number): number {
  if (caret <= start) return caret;
  return caret >= end ? caret + length - (end - start) : start + length;
}

function textOfControl(control: TextControl): FieldText {
  return {
    read: () => control.value,
    replace(start, end, replacement) {
      // Null for `type=email`, which has no selection (WHATWG HTML, 4.10.5.1).
      const caret = control.selectionEnd;
      const { value } = control;
      writeValue(control, value.slice(0, start) + replacement + value.slice(end));
      if (caret === null) return;
      const moved = movedCaret(caret, start, end, replacement.length);
      control.setSelectionRange(moved, moved);
    },
  };
}

const BLOCK = /^(?:div|p|li|ul|ol|br|tr|td)$/;

interface TextPiece {
  readonly node: Text;
  /** Offset of the node's first character in the whole text. */
  readonly start: number;
}

/** The typed text of an editable element. Chips, line breaks and blocks count as line breaks. */
function piecesOf(host: Element): { readonly text: string; readonly pieces: readonly TextPiece[] } {
  const pieces: TextPiece[] = [];
  let text = '';
  const visit = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (isText(child)) {
        pieces.push({ node: child, start: text.length });
        text += child.data;
      } else if (isElement(child)) {
        const isBreak = isEmbedded(child) || BLOCK.test(child.localName);
        if (isBreak) text += '\n';
        if (!isEmbedded(child)) visit(child);
        if (isBreak) text += '\n';
      }
    }
  };
  visit(host);
  return { text, pieces };
}

function textOfEditable(host: HTMLElement): FieldText {
  return {
    read: () => piecesOf(host).text,
    replace(start, end, replacement) {
      const { pieces } = piecesOf(host);
      const positionOf = (offset: number) =>
        pieces.findLast(
          (piece) => piece.start <= offset && offset <= piece.start + piece.node.length,
        );
      const from = positionOf(start + 1);
      const to = positionOf(end);
      if (!from || !to) return;
      host.focus();
      const root = host.getRootNode();
      const selection = root instanceof Document ? root.getSelection() : getSelection();
      selection?.setBaseAndExtent(from.node, start - from.start, to.node, end - to.start);
      // The only edit that editors handle as input and that the person can undo.
      host.ownerDocument.execCommand('insertText', false, replacement);
    },
  };
}

export const fieldTextOf = (control: HTMLElement): FieldText =>
  isTextControl(control) ? textOfControl(control) : textOfEditable(control);
