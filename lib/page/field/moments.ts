/** What is said for a moment: the undo of a correction, and notices. */
import { briefOf } from '../../texts/brief-text.ts';
import { swallowErrors } from '../dom/index.ts';
import type { LineAction } from '../line/index.ts';
import type { CorrectionResult } from './corrections.ts';
import { undoLineView } from './line-view.ts';
import { type Messages, type Notice, viewOf } from './message-state.ts';
import type { TrackedField } from './tracked-field.ts';
import type { Undoable } from './undo.ts';

/** How long the line offers to undo a correction, ms. */
const UNDO_SHOWN_MS = 6000;
/** A notice is shown this long, ms. */
const NOTICE_SHOWN_MS = 8000;

const later = (ms: number, run: () => void) => void setTimeout(swallowErrors(run), ms);

export function createMoments(messages: Messages) {
  function applySuggestion(tracked: TrackedField, value: string): void {
    messages.apply({ is: 'read' });
    tracked.wasLeft = true;
    if (messages.state.chosen === tracked) messages.apply({ is: 'chosen', tracked: undefined });
    const takeBack = tracked.field.applySuggestion(value);
    if (!takeBack) return;
    const run = () => {
      messages.apply({ is: 'corrected', undo: undefined });
      takeBack();
      // The person has said that the value is right.
      messages.apply({ is: 'noted', tracked, dismissed: tracked.field.value() });
      messages.render(tracked);
    };
    const [view, after] = [undoLineView(value, run), tracked.field.value()];
    const undo: Undoable = { tracked, view, after, isOffered: true, run };
    messages.apply({ is: 'corrected', undo });
    const end = () => {
      if (messages.state.undo !== undo) return;
      // The person is at the line, which then stays.
      if (messages.isInUse) return void later(UNDO_SHOWN_MS, end);
      messages.apply({ is: 'corrected', undo: { ...undo, isOffered: false } });
      messages.update();
    };
    later(UNDO_SHOWN_MS, end);
    messages.update();
  }
  /** Shows a sentence by a control, which need not be tracked, for a moment. */
  function showNotice(
    control: HTMLElement,
    { text, isSaved }: CorrectionResult,
    actions: readonly LineAction[],
  ): void {
    const brief = briefOf(isSaved ? 'saved' : 'notSaved');
    const view = { about: 'notice', standing: 'unknown', text, brief, actions } as const;
    const notice: Notice = { control, view };
    messages.apply({ is: 'noticed', notice });
    messages.update();
    later(NOTICE_SHOWN_MS, () => {
      if (messages.state.notice !== notice) return;
      messages.apply({ is: 'noticed', notice: undefined });
      messages.update();
    });
  }

  return {
    applySuggestion,
    showNotice,
    /** Confirms that a correction was saved: in the field's line, or in a notice if the field has no message. */
    confirm(tracked: TrackedField, text: string) {
      messages.apply({ is: 'noticed', notice: undefined });
      messages.apply({ is: 'noted', tracked, dismissed: undefined, confirmed: text });
      messages.render(tracked);
      if (!viewOf(messages.state, tracked))
        return showNotice(tracked.control, { isSaved: true, text }, []);
      later(NOTICE_SHOWN_MS, () => {
        if (messages.state.fields.get(tracked)?.confirmed !== text) return;
        messages.apply({ is: 'noted', tracked, confirmed: undefined });
        if (viewOf(messages.state, tracked)) messages.render(tracked);
      });
    },
  };
}
