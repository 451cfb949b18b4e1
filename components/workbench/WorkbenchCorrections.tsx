import { useLayoutEffect, useRef } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { focusIfLost } from '../hooks/index.ts';

export interface WorkbenchCorrectionsProps {
  /** Corrections of the selected rows, else of those in view. */
  readonly count: number;
  /** Number of changed cells. */
  readonly changed: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onApply: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Applies the corrections in view, and undoes changes. */
export function WorkbenchCorrections(props: WorkbenchCorrectionsProps) {
  const { count, changed, canUndo, canRedo, onApply, onUndo, onRedo } = props;
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (count === 0) focusIfLost(undo.current);
  }, [count]);
  if (count === 0 && !canUndo && !canRedo && changed === 0) return null;
  return (
    <span className="wb-corrections">
      {count > 0 && (
        <button type="button" className="secondary" onClick={onApply}>
          {workbenchText('applyCorrections', { count })}
        </button>
      )}
      {(canUndo || canRedo) && (
        <>
          <button
            ref={undo}
            type="button"
            className="quiet"
            aria-disabled={!canUndo}
            onClick={onUndo}
          >
            {commonText('undo')}
          </button>
          <button type="button" className="quiet" aria-disabled={!canRedo} onClick={onRedo}>
            {workbenchText('redo')}
          </button>
        </>
      )}
      <span className="hint" role="status">
        {changed > 0 && workbenchText('cellsChanged', { count: changed })}
      </span>
    </span>
  );
}
