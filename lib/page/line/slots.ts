/** Further places for a line: beyond its field's texts, and strips. */
import type { BoxEdges, LineSlot } from '../overlay/index.ts';

export interface FieldSlot extends LineSlot {
  /** Beyond the field's label or description, instead of directly next to the field. */
  readonly isPastText?: boolean;
  readonly isStrip?: boolean;
  /** Distance from the field's end, CSS px, instead of at its start. */
  readonly fromEnd?: number;
}

/** Space between a strip and its field, CSS px. */
const STRIP_GAP = 2;
/** The part of a corner mark that is inside its field, space after a label, and widths of a strip beside it. */
const [CORNER_WIDTH, LABEL_GAP, MIN_LABEL_STRIP, MAX_LABEL_STRIP] = [12, 10, 200, 345];
/** The height of a row of text in a field, as a multiple of its font size. */
const TEXT_HEIGHT = 1.4;

/**
 * Adds positions beyond the field's text: below a description right after `under`, above a label
 * only after all sides of the field.
 */
export function withSlotsPastText(
  slots: readonly LineSlot[],
  box: BoxEdges,
  whole: BoxEdges,
): readonly FieldSlot[] {
  const [before, after]: [FieldSlot[], FieldSlot[]] = [[], []];
  for (const slot of slots) {
    before.push(slot);
    if (slot.side === 'under' && whole.bottom > box.bottom)
      before.push({ ...slot, isPastText: true });
    if (slot.side === 'over' && whole.top < box.top) after.push({ ...slot, isPastText: true });
  }
  return [...before, ...after];
}

/**
 * A strip beside the label above the field; strips under and over the field, then beside it. Between a field and the label of the next there is often
 * less than a row: then the strip covers the field's lower or upper padding, but none of its text. Last come
 * strips beyond the field's texts. If even that has no room, the field's own label is what it may cover first
 * (`OCCLUSION_COST`), because the person has read it and filled in the field; the next field's label and box
 * are still to be used.
 */
export function stripSlots(
  slots: readonly LineSlot[],
  field: Element,
  box: BoxEdges,
  whole: BoxEdges,
  above: BoxEdges | null,
  scale: number,
): FieldSlot[] {
  const text = TEXT_HEIGHT * Number.parseFloat(getComputedStyle(field).fontSize);
  const isOneRow = field instanceof HTMLInputElement && text > 0;
  const padding = isOneRow ? Math.max((box.bottom - box.top - text) / 2, 0) : 0;
  const isVertical = ({ side }: LineSlot) => side === 'under' || side === 'over';
  const hasText = ({ side }: LineSlot) =>
    side === 'under' ? whole.bottom > box.bottom : whole.top < box.top;
  const strips = slots.map((slot) => ({ ...slot, isStrip: true }));
  const vertical = strips.filter(isVertical).map((strip) => ({ ...strip, gap: STRIP_GAP }));
  return [
    ...besideLabel(slots, box, above, scale),
    ...vertical,
    ...strips.filter((strip) => !isVertical(strip)),
    ...vertical.map((strip) => ({ ...strip, gap: -padding })),
    ...vertical.filter(hasText).map((strip) => ({ ...strip, isPastText: true })),
  ];
}

/** A strip in the rest of the row of the field's label, short of its corner mark. */
function besideLabel(
  slots: readonly LineSlot[],
  box: BoxEdges,
  above: BoxEdges | null,
  scale: number,
): FieldSlot[] {
  const [over] = slots.filter(({ side }) => side === 'over');
  if (!over || !above) return [];
  const [corner, gap] = [CORNER_WIDTH * scale, LABEL_GAP * scale];
  const free = Math.max(above.left - box.left, box.right - above.right) - corner - gap;
  const width = Math.min(free, over.width, MAX_LABEL_STRIP * scale);
  if (width < MIN_LABEL_STRIP * scale) return [];
  return [{ side: 'over', isStrip: true, gap: STRIP_GAP, width, fromEnd: corner }];
}
