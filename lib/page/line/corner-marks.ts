/** Small marks in the corners of fields that have a message while another field has the line. */
import { fieldLineText } from '../../texts/line.ts';
import { cornerMarkPosition, type Overlay } from '../overlay/index.ts';
import {
  appendButton,
  appendElement,
  type LineTone,
  setGeneratedText,
  setLineTone,
} from './elements.ts';

/** Side of a mark, CSS px (field-line.css). */
const MARK_SIZE = 20;

export interface CornerMark {
  readonly field: HTMLElement;
  readonly tone: LineTone;
  /** The text of the field's line. */
  readonly text: string;
}

export interface CornerMarks {
  show(marks: readonly CornerMark[]): void;
  /** Moves each mark to its field's present position. */
  reposition(): void;
  /** The field whose mark contains an element. */
  fieldOf(element: Element | null): HTMLElement | undefined;
}

export function createCornerMarks(
  overlay: Pick<Overlay, 'host' | 'floatingLayer' | 'moveTo'>,
): CornerMarks {
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  const fields = new WeakMap<Element, HTMLElement>();

  const reposition = () => {
    for (const [field, button] of buttons) {
      const box = field.getBoundingClientRect();
      const isInView = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      const isRightToLeft = getComputedStyle(field).direction === 'rtl';
      const { x, y } = cornerMarkPosition(
        box,
        MARK_SIZE * (overlay.host.currentCSSZoom ?? 1),
        isRightToLeft,
      );
      button.hidden = !isInView || !field.isConnected;
      overlay.moveTo(x, y, button);
    }
  };
  const createButton = (field: HTMLElement): HTMLButtonElement => {
    const button = appendButton(overlay.floatingLayer, '', 'mark');
    appendElement('span', 'glyph', button).ariaHidden = 'true';
    fields.set(button, field);
    buttons.set(field, button);
    return button;
  };

  return {
    show(marks) {
      for (const [field, button] of buttons) {
        if (marks.some((mark) => mark.field === field)) continue;
        button.remove();
        buttons.delete(field);
      }
      for (const { field, tone, text } of marks) {
        const button = buttons.get(field) ?? createButton(field);
        const glyph = button.firstElementChild;
        if (glyph instanceof HTMLElement) setLineTone(button, glyph, tone);
        setGeneratedText(button, fieldLineText('mark', { says: text }));
        delete button.dataset.text;
      }
      reposition();
    },
    reposition,
    fieldOf: (element) => {
      const button = element?.closest('.mark');
      return button ? fields.get(button) : undefined;
    },
  };
}
