/** A sentence that is shown by a control for a while, such as that a correction was saved. */
import { briefOf } from '../../texts/brief-text.ts';
import { hasFocus, swallowErrors } from '../dom/index.ts';
import type { LineAction, LineView } from '../line/index.ts';
import type { CorrectionResult } from './corrections.ts';

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
