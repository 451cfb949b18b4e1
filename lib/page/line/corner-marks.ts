/** Small marks in the corners of fields that have something to say while another has the line. */
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
  /** What its field's line says. */
  readonly text: string;
}

export interface CornerMarks {
  show(marks: readonly CornerMark[]): void;
  /** Moves each to where its field is now. */
  reposition(): void;
  /** The field of a mark of ours. */
  fieldOf(element: Element | null): HTMLElement | undefined;
}

export function createCornerMarks(
  overlay: Pick<Overlay, 'host' | 'floatingLayer' | 'moveTo'>,
): CornerMarks {
  const shown = new Map<HTMLElement, HTMLButtonElement>();
  const fields = new WeakMap<Element, HTMLElement>();

  const follow = () => {
    for (const [field, button] of shown) {
      const box = field.getBoundingClientRect();
      const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      const isRightToLeft = getComputedStyle(field).direction === 'rtl';
      const { x, y } = cornerMarkPosition(
        box,
        MARK_SIZE * (overlay.host.currentCSSZoom ?? 1),
        isRightToLeft,
      );
      button.hidden = !isSeen || !field.isConnected;
      overlay.moveTo(x, y, button);
    }
  };
  const markOf = (field: HTMLElement): HTMLButtonElement => {
    const button = appendButton(overlay.floatingLayer, '', 'mark');
    appendElement('span', 'glyph', button).ariaHidden = 'true';
    fields.set(button, field);
    shown.set(field, button);
    return button;
  };

  return {
    show(marks) {
      for (const [field, button] of shown) {
        if (marks.some((mark) => mark.field === field)) continue;
        button.remove();
        shown.delete(field);
      }
      for (const { field, tone, text: says } of marks) {
        const button = shown.get(field) ?? markOf(field);
        const glyph = button.firstElementChild;
        if (glyph instanceof HTMLElement) setLineTone(button, glyph, tone);
        setGeneratedText(button, fieldLineText('mark', { says }));
        delete button.dataset.text;
      }
      follow();
    },
    reposition: follow,
    fieldOf: (element) => {
      const button = element?.closest('.mark');
      return button ? fields.get(button) : undefined;
    },
  };
}
