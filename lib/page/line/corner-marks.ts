/** Small marks in the corners of the fields that have a message. */
import { native } from '../../reading/dom/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { type BoxEdges, cornerMarkPosition, type Overlay, overlaps } from '../overlay/index.ts';
import {
  appendButton,
  appendElement,
  type LineTone,
  setGeneratedText,
  setLineTone,
  textScaleOf,
} from './elements.ts';
import { fieldGroupOf } from './field-group.ts';

/** Side of a mark, CSS px (field-line.css), at the default text size. */
const MARK_SIZE = 20;

export interface CornerMark {
  readonly field: HTMLElement;
  readonly tone: LineTone;
  /** The text of the field's line. */
  readonly text: string;
}

export function createCornerMarks(
  overlay: Pick<Overlay, 'host' | 'floatingLayer' | 'focused' | 'moveTo'>,
) {
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  const drawnElements = new WeakMap<HTMLElement, Element>();
  const fields = new WeakMap<Element, HTMLElement>();

  const reposition = (line: BoxEdges | undefined) => {
    const side =
      MARK_SIZE * (overlay.host.currentCSSZoom ?? 1) * textScaleOf(overlay.floatingLayer);
    for (const [field, button] of buttons) {
      const box = (drawnElements.get(field) ?? field).getBoundingClientRect();
      const isInView = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      const isRightToLeft = getComputedStyle(field).direction === 'rtl';
      const { x, y } = cornerMarkPosition(box, side, isRightToLeft);
      const edges = { left: x, top: y, right: x + side, bottom: y + side };
      const isCovered = line && overlaps(edges, line) && overlay.focused !== button;
      button.hidden = !isInView || !field.isConnected || isCovered === true;
      overlay.moveTo(x, y, button);
    }
  };
  const createButton = (field: HTMLElement): HTMLButtonElement => {
    const button = appendButton(overlay.floatingLayer, '', 'mark');
    appendElement('span', 'glyph', button).ariaHidden = 'true';
    fields.set(button, field);
    buttons.set(field, button);
    drawnElements.set(field, fieldGroupOf(field).drawn);
    return button;
  };

  return {
    /**
     * @param line the box of the line, which hides the marks under it: none leaves its corner
     * @param alone a message that is shown by its mark alone
     */
    show(others: readonly CornerMark[], line?: BoxEdges, alone?: CornerMark) {
      const isExtra = alone && !others.some(({ field }) => field === alone.field);
      const marks = isExtra ? [...others, alone] : others;
      for (const [field, button] of buttons) {
        if (marks.some((mark) => mark.field === field)) continue;
        button.remove();
        buttons.delete(field);
      }
      for (const { field, tone, text } of marks) {
        const button = buttons.get(field) ?? createButton(field);
        const glyph = button.firstElementChild;
        if (glyph instanceof HTMLElement) setLineTone(button, glyph, tone);
        setGeneratedText(button, fieldLineText('mark', { verdict: text }));
        delete button.dataset.text;
      }
      reposition(line);
    },
    /** The field whose mark contains an element. */
    fieldOf: (element: Element | null) => {
      const button = native(element)?.closest('.mark');
      return button ? fields.get(button) : undefined;
    },
  };
}
