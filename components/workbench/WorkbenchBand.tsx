import { useLayoutEffect, useRef } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { type ListSummary, NEEDS_YOU } from '../../lib/workbench/list/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { focusIfLost, ToneIcon } from '../ui/index.ts';

export interface WorkbenchBandProps {
  readonly summary: ListSummary;
  /** Number of selected rows. */
  readonly selected: number;
  readonly onSelectNone: () => void;
  /** Corrections of the selected rows, else of those in view. */
  readonly corrections: number;
  /** Number of changed cells. */
  readonly changed: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Another part of the screen has the main button. */
  readonly isLesser: boolean;
  readonly onFix: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Goes through the rows that need a person; null: none is shown. */
  readonly onGoThrough: (() => void) | null;
}

/** Number of rows that need a person. */
export const countNeeds = ({ countByStatus }: ListSummary): number =>
  NEEDS_YOU.reduce((sum, status) => sum + countByStatus[status], 0);

/** Which rows need the person, what corrects them, and what was changed. */
export function WorkbenchBand(props: WorkbenchBandProps) {
  const { summary, selected, onSelectNone, corrections, changed, canUndo, canRedo } = props;
  const { isLesser, onFix, onUndo, onRedo, onGoThrough } = props;
  const needs = countNeeds(summary);
  const total = summary.rowCount - summary.repeatCount;
  const { pending } = summary.countByStatus;
  const band = useRef<HTMLDivElement>(null);
  const main = isLesser ? 'secondary' : 'primary';
  // The pressed button is gone: the next one takes the focus.
  const isFixed = corrections === 0;
  useLayoutEffect(() => {
    if (isFixed) focusIfLost(band.current?.querySelector('button'));
  }, [isFixed]);
  const words =
    pending > 0
      ? workbenchText('rowsChecked', { done: total - pending, total })
      : needs > 0
        ? workbenchText('needYou', { count: needs, total })
        : workbenchText('nothingNeedsYou', { total });
  return (
    <div ref={band} className="wb-band">
      <p role="status">
        {pending === 0 && <ToneIcon tone={needs > 0 ? 'caution' : 'good'} label={null} />}
        <strong>{words}</strong>
      </p>
      {corrections > 0 && (
        <button type="button" className={main} onClick={onFix}>
          {workbenchText('fixTypos', { count: corrections })}
        </button>
      )}
      {onGoThrough && (
        <button
          type="button"
          className={corrections > 0 ? 'secondary' : main}
          onClick={onGoThrough}
        >
          {workbenchText('goThrough')}
        </button>
      )}
      {selected > 0 && (
        <span className="wb-changes">
          <span className="hint">{workbenchText('rowsSelected', { count: selected })}</span>
          <button type="button" className="quiet" onClick={onSelectNone}>
            {workbenchText('selectNone')}
          </button>
        </span>
      )}
      <span className="wb-changes">
        <span className="hint" role="status">
          {changed > 0 && workbenchText('cellsChanged', { count: changed })}
        </span>
        {canUndo && (
          <button type="button" className="quiet" onClick={onUndo}>
            {commonText('undo')}
          </button>
        )}
        {canRedo && (
          <button type="button" className="quiet" onClick={onRedo}>
            {workbenchText('redo')}
          </button>
        )}
      </span>
    </div>
  );
}
