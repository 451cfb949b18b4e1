/** Reads and edits the text of a field for several addresses. */
import { isElement, isText, isTextControl, type TextControl, writeValue } from '../dom/index.ts';
import { isEmbedded } from './chips.ts';

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
