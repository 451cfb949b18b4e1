import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { type ListSummary, NEEDS_YOU } from '../../lib/workbench/list/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { focusIfLost, ToneIcon } from '../ui/index.ts';
import type { ShownListProps } from './list-props.ts';

export interface WorkbenchBandProps
  extends Pick<ShownListProps, 'list' | 'handle' | 'result' | 'isBusy'> {
  /** Number of selected rows. */
  readonly selected: number;
  readonly onSelectNone: () => void;
  /** Another part of the screen has the main button. */
  readonly isLesser: boolean;
  /** Resolves when the corrected rows are read. */
  readonly onFix: () => Promise<void>;
  /** Goes through the rows that need a person; null: none is shown. */
  readonly onGoThrough: (() => void) | null;
}

/** Number of rows that need a person. */
export const countNeeds = ({ countByStatus }: ListSummary): number =>
  NEEDS_YOU.reduce((sum, status) => sum + countByStatus[status], 0);

/** Which rows need the person, what corrects them, and what was changed. */
export function WorkbenchBand(props: WorkbenchBandProps) {
  const { list, handle, result, isBusy } = props;
  const { selected, onSelectNone, isLesser, onFix, onGoThrough } = props;
  const { summary } = result;
  /** What was pressed goes at once, or the button beside it would move under the next press. */
  const [fixing, setFixing] = useState<'not' | 'reading' | 'read'>('not');
  const corrections = fixing === 'not' ? result.corrections.count : 0;
  useEffect(() => {
    if (fixing === 'read' && !isBusy) setFixing('not');
  }, [fixing, isBusy]);
  const fix = async () => {
    setFixing('reading');
    await onFix().finally(() => setFixing('read'));
  };
  const changed = list.originals.length;
  const needs = countNeeds(summary);
  const total = summary.rowCount;
  const { pending } = summary.countByStatus;
  // What is wrong with its file is said above: that is no list in which all is well.
  const hasFaults = (list.choice.payments?.faults.length ?? 0) > 0;
  const band = useRef<HTMLDivElement>(null);
  const main = isLesser ? 'secondary' : 'primary';
  // The pressed button is gone: the next one takes the focus.
  const isFixed = corrections === 0;
  useLayoutEffect(() => {
    if (isFixed) focusIfLost(band.current?.querySelector('button'));
  }, [isFixed]);
  const isOneCause = corrections > 0 && result.corrections.areDecimals;
  // It explains all that is wrong: nothing is left to say.
  const isWholeCause = isOneCause && corrections === needs && selected === 0;
  const cause = isOneCause ? workbenchText('turnedIntoDecimals') : '';
  const words =
    pending > 0
      ? workbenchText('rowsChecked', { done: total - pending, total })
      : isWholeCause
        ? cause
        : needs > 0
          ? workbenchText('needYou', { count: needs, total })
          : workbenchText('nothingNeedsYou', { total });
  return (
    <div ref={band} className="wb-band">
      <p role="status">
        {pending === 0 && (needs > 0 || !hasFaults) && (
          <ToneIcon tone={needs > 0 ? 'caution' : 'good'} label={null} />
        )}
        <strong>{words}</strong>
        {pending === 0 && !isWholeCause && cause !== '' && <span>{cause}</span>}
      </p>
      {corrections > 0 && (
        <button type="button" className={main} onClick={() => void fix()}>
          {workbenchText(isOneCause ? 'correctAll' : 'fixTypos', { count: corrections })}
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
        {list.undo.length > 0 && (
          <button type="button" className="quiet" onClick={() => void handle.undo()}>
            {commonText('undo')}
          </button>
        )}
        {list.redo.length > 0 && (
          <button type="button" className="quiet" onClick={() => void handle.redo()}>
            {workbenchText('redo')}
          </button>
        )}
      </span>
    </div>
  );
}
