/** The message about a held form: what it offers, and when it ends. */
import { createHeldForm, type HeldFormOptions } from './held-form.ts';
import type { Messages } from './message-state.ts';
import type { HeldSubmit } from './submit/guard.ts';
import { formOf, type TrackedField } from './tracked-field.ts';

type HoldNeeds = Pick<HeldFormOptions, 'trackedFields' | 'isInSight' | 'applySuggestion'>;

export function createHoldMessage(messages: Messages, needs: HoldNeeds) {
  function release(): void {
    messages.apply({ is: 'released' });
    messages.update();
  }
  function goTo(tracked: TrackedField): void {
    messages.apply({ is: 'read' });
    messages.apply({ is: 'noted', tracked, dismissed: undefined });
    messages.apply({ is: 'chosen', tracked: undefined });
    tracked.wasLeft = true;
    tracked.control.focus();
    messages.render(tracked);
  }
  function fix(): void {
    const [first] = messages.state.hold?.form.fields() ?? [];
    if (first) goTo(first);
    else release();
  }
  function formOfHeld(submit: HeldSubmit) {
    const form = createHeldForm({
      submit,
      ...needs,
      goTo,
      commands: {
        fix,
        sendAnyway() {
          for (const tracked of form.fields())
            messages.apply({ is: 'noted', tracked, view: undefined });
          release();
          submit.submitAnyway();
        },
        sendNow: submit.submitNow,
      },
    });
    return form;
  }

  return {
    fix,
    release,
    /** Shows which fields of a held form need a look. @returns whether it is visible; if not, it is removed again */
    show(submit: HeldSubmit): boolean {
      // Held first: showing the question takes focus from a field, whose blur calls `render`.
      const form = formOfHeld(submit);
      messages.apply({ is: 'held', form });
      for (const tracked of form.fields()) tracked.wasLeft = true;
      const isVisible = messages.update();
      if (!isVisible) release();
      return isVisible;
    },
    /** Whether the message about a held form names a field that the person has not been in since. */
    isOverlooked(tracked: TrackedField): boolean {
      const { hold } = messages.state;
      return hold?.form.fields().includes(tracked) === true && !hold.visited.has(tracked);
    },
    /** Removes the message, because the form of this field was sent, or checks were turned off. */
    releaseOf(tracked?: TrackedField): void {
      const { hold } = messages.state;
      if (hold && (!tracked || formOf(tracked.control) === hold.form.submit.form())) release();
    },
  };
}
