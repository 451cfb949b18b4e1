import type { KeyboardEvent, PointerEvent } from 'react';
import {
  CHARACTER_REM,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
} from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { followPointer } from './use-column-drag.ts';

/** Characters that an arrow key adds; with Shift, more. */
const STEP = 1;
const LARGE_STEP = 10;

const characterPx = (): number =>
  CHARACTER_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** The drawn width of a column, characters; 0 if it is not drawn. */
const drawnWidth = (resizer: Element): number =>
  (resizer.parentElement?.getBoundingClientRect().width ?? 0) / characterPx();

export interface ColumnResizerProps {
  /** The name of the column. */
  readonly name: string;
  /** In characters. */
  readonly width: number;
  /** Tab reaches it. */
  readonly isReachable: boolean;
  /** @param width in characters; null: automatic */
  readonly onResize: (width: number | null) => void;
  /** Shows a width while the pointer moves; null: the pointer is released. */
  readonly onPreview: (width: number | null) => void;
  /** The person leaves it with Escape. */
  readonly onLeave: () => void;
}

/**
 * The edge of a column: dragged, or moved with the arrow keys, Home and End; Enter or a double click makes
 * the width automatic again (WAI-ARIA APG, window splitter).
 */
export function ColumnResizer(props: ColumnResizerProps) {
  const { name, width, isReachable, onResize, onPreview, onLeave } = props;
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    const from = drawnWidth(event.currentTarget);
    let last = from;
    followPointer(event, event.currentTarget, {
      onMove: (distance) => {
        last = Math.max(MIN_COLUMN_WIDTH, from + distance / characterPx());
        onPreview(last);
      },
      onEnd: (isDone) => {
        onPreview(null);
        if (isDone) onResize(Math.round(last));
      },
    });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const now = Math.round(drawnWidth(event.currentTarget) || width);
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      onResize(now + ((event.key === 'ArrowRight') === isRtl ? -step : step));
    } else if (event.key === 'Home') onResize(MIN_COLUMN_WIDTH);
    else if (event.key === 'End') onResize(MAX_COLUMN_WIDTH);
    else if (event.key === 'Enter') onResize(null);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };
  const shown = Math.round(width);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is a splitter, which HTML does not have
    <span
      role="separator"
      className="wb-resize"
      aria-orientation="vertical"
      aria-label={workbenchText('columnWidth', { name })}
      aria-valuenow={shown}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuetext={workbenchText('widthInCharacters', { count: shown })}
      tabIndex={isReachable ? 0 : -1}
      onPointerDown={drag}
      onDoubleClick={() => onResize(null)}
      onKeyDown={handleKey}
    />
  );
}
