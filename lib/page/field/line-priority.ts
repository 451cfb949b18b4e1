/** Decides which of the fields that have a message gets the one line, and keeps notices, which come before them. */
import { briefOf } from '../../texts/brief-text.ts';
import { hasFocus, swallowErrors } from '../dom/index.ts';
import type { CornerMark, LineAction, LineView } from '../line/index.ts';
import type { CorrectionResult } from './corrections.ts';
import type { TrackedField } from './tracked-field.ts';

/** A higher number gets the line. */
const PRIORITY = { question: 5, waiting: 4, chosen: 3, warning: 2, paid: 1, rest: 0 } as const;

/**
 * A question comes first, then a waiting submit, then the field that the person chose, then warnings. A
 * warning stays until it is resolved: a good, unknown, pending or looked up verdict does not replace it.
 */
function priorityOf(
  tracked: TrackedField,
  view: LineView,
  chosen: TrackedField | undefined,
): number {
  if (view.held) return PRIORITY.question;
  if (view.wanted) return PRIORITY.waiting;
  if (tracked === chosen) return PRIORITY.chosen;
  // Whatever the answer is: the page could see which one gives way.
  if (view.isPaid) return PRIORITY.paid;
  const isWarning = view.standing === 'bad' || view.standing === 'caution';
  return isWarning ? PRIORITY.warning : PRIORITY.rest;
}

/** @param views oldest first: of views with equal priority the newest gets the line */
export function highestPriority(
  views: Iterable<[TrackedField, LineView]>,
  chosen: TrackedField | undefined,
): TrackedField | undefined {
  let best: TrackedField | undefined;
  let highest = -1;
  for (const [tracked, view] of views) {
    const priority = priorityOf(tracked, view, chosen);
    if (priority < highest) continue;
    [best, highest] = [tracked, priority];
  }
  return best;
}

/** The corner marks of all fields with a message. */
export const marksOf = (views: Iterable<[TrackedField, LineView]>): CornerMark[] =>
  [...views].map(([{ control }, { standing, text }]) => ({ field: control, tone: standing, text }));

/** A notice is shown this long, ms. */
export const NOTICE_SHOWN_MS = 8000;

export interface Notice {
  readonly control: HTMLElement;
  readonly view: LineView;
}

export interface Notices {
  readonly shown: Notice | undefined;
  /** Shows a sentence by a control, which need not be tracked. */
  show(control: HTMLElement, said: CorrectionResult, actions: readonly LineAction[]): void;
  /** Ends the notice if the person has gone on to another field. */
  leaveFor(control: HTMLElement): void;
  end(): void;
}

export function createNotices(onChange: () => void): Notices {
  let shown: Notice | undefined;
  return {
    get shown() {
      return shown;
    },
    show(control, { text, isSaved }, actions) {
      const brief = briefOf(isSaved ? 'saved' : 'notSaved');
      const notice: Notice = {
        control,
        view: { standing: 'unknown', text, brief, actions, wanted: true },
      };
      shown = notice;
      onChange();
      const end = swallowErrors(() => {
        if (shown !== notice) return;
        shown = undefined;
        onChange();
      });
      setTimeout(end, NOTICE_SHOWN_MS);
    },
    leaveFor(control) {
      if (shown && shown.control !== control && hasFocus(control)) shown = undefined;
    },
    end() {
      shown = undefined;
    },
  };
}
