/** Where the line is: at its field, or by the form that it is about. */
import type { Overlay } from '../overlay/index.ts';
import { textSizeAt } from './elements.ts';
import { type FormPlacement, followForm, placeForm } from './form-placement.ts';
import type { LineContent } from './line-content.ts';
import { type LinePlacement, placeLine } from './placement.ts';
import {
  contentKeyOf,
  isMarkOnly,
  isPaid,
  isWanted,
  isWhole,
  type LineShown,
  lengthsOf,
  lineFieldsOf,
  sortOf,
} from './shown.ts';

/** A position younger than this, ms, is kept for the same field. */
const RECENT_MS = 500;

export function createLinePosition(overlay: Overlay, content: LineContent) {
  const { line, isCut, setLength } = content;
  let atField: LinePlacement | undefined;
  let byForm: FormPlacement | undefined;
  /** When a place was last looked for anew. */
  let since = Number.NEGATIVE_INFINITY;
  let fittedFor = '';

  const isPlaced = ({ view }: LineShown) =>
    (view.about === 'form' ? byForm : atField?.slot) !== undefined;

  const placeByForm = (shown: LineShown, near: readonly HTMLElement[], mayScroll: boolean) => {
    const problems = lineFieldsOf(shown.view).map(({ control }) => control);
    const about = { problems, lengths: lengthsOf(shown.view), isCut, setLength };
    const request = { overlay, line, near, mayScroll, ...about };
    byForm = (byForm && followForm(request, byForm)) ?? placeForm(request);
  };
  const placeAtField = (shown: LineShown) => {
    const takesUpArea = isPaid(shown.view);
    if (isMarkOnly(shown) && !takesUpArea) {
      atField = undefined;
      line.style.display = 'none';
      return;
    }
    atField = placeLine({
      ...{ overlay, line, field: shown.field, previous: atField },
      isWhole: isWhole(shown),
      // Not after a lookup: then a control would be covered by what may not even be drawn.
      isWanted: !takesUpArea || isWanted(shown) || isWhole(shown),
    });
    const fitting = atField.layout + contentKeyOf(shown);
    if (fittedFor !== fitting) content.fit();
    fittedFor = fitting;
  };

  return {
    isPlaced,
    /** Looks for a place anew the next time. */
    forget() {
      [atField, byForm] = [undefined, undefined];
    },
    /** The page has another size. */
    forgetForm() {
      byForm = undefined;
    },
    /** Decides whether a line keeps the place of the one before. */
    change(before: LineShown | undefined, next: LineShown, isUnchanged: boolean) {
      const isSameField = before?.field === next.field;
      // The undo of a correction is where its button was.
      const keepsPlace = isSameField && next.view.about === 'undo' && atField?.slot;
      const isOld = performance.now() - since > RECENT_MS;
      const hadNoRoom = !isUnchanged && !(before && isPlaced(before));
      const isOther = !isSameField || sortOf(before) !== sortOf(next) || isOld || hadNoRoom;
      if (!keepsPlace && isOther) {
        [atField, byForm] = [undefined, undefined];
        since = performance.now();
      }
      // A message about a form may have another length.
      if (next.view.about !== 'form' || !isUnchanged) byForm = undefined;
    },
    /** Moves the line. @param mayScroll looks for more room by scrolling the page */
    place(shown: LineShown, mayScroll: boolean): Pick<LinePlacement, 'box' | 'link'> | undefined {
      const { field, view } = shown;
      overlay.setTextSize(textSizeAt(overlay.host, field));
      if (view.about === 'form') placeByForm(shown, view.near, mayScroll);
      else placeAtField(shown);
      line.dataset.side = view.about === 'form' ? byForm?.side.side : atField?.slot?.side;
      return view.about === 'form' ? byForm : atField;
    },
  };
}
