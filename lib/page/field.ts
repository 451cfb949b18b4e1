/** Flow 2: a field of ours has focus → check on pause and on leaving → verdict line → lookup. */
import type { FieldReading } from '../form/index.ts';
import type { Kind } from '../kinds/index.ts';
import type { ReplyOf } from '../messages.ts';
import type { FormType } from '../policy.ts';
import type { AskBackground } from './ask-background.ts';
import type { Early } from './early.ts';
import { hearField } from './field-ears.ts';
import { createFieldFace } from './field-face.ts';
import { guardedField } from './field-guard.ts';
import { createFieldLine } from './field-line.ts';
import { createFieldValue, type FieldFacts } from './field-value.ts';
import { focusedElement } from './focus.ts';
import type { GuardedField } from './guard.ts';
import { leftByKey, watchLeaving } from './leaving.ts';
import { isPrivate } from './secret.ts';
import { stages } from './stage.ts';
import { watchSubmits } from './submit.ts';
import { watchTyping } from './typing.ts';
import type { Watched } from './watched.ts';
import { isTextControl, type TextControl } from './write-value.ts';

export interface FieldOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
  /** The site's settings as they are now. */
  readonly site: () => ReplyOf<'site'> | undefined;
  readonly readField: (element: Element) => FieldReading;
  readonly formType: (element: Element) => FormType;
  readonly regionNear: (element: Element) => string | undefined;
}

export interface FieldWatch {
  focused(element: Element): void;
  /** A question about a value has been answered on another surface. */
  answered(kind: Kind, value: string): void;
  /** The watched fields that hold a value, for the submit guard. */
  guarded(): Iterable<GuardedField>;
}

export function watchFields(options: FieldOptions): FieldWatch {
  const { css, signal, ask, site, readField, formType, regionNear } = options;
  /** Bounded by the fields a person enters; those gone from the page are dropped. */
  const watched = new Map<Element, Watched>();
  const roots = new WeakSet<ShadowRoot>();
  const presses = watchLeaving(signal);
  const face = createFieldFace((dismiss) => createFieldLine(css, signal, dismiss));

  const factsOf = (control: TextControl, kind: Kind, loose: boolean): FieldFacts => ({
    kind,
    region: site()?.region || regionNear(control),
    loose,
    /** As it is now: one form may turn from sign-up to sign-in under the person's hands. */
    get form() {
      return formType(control);
    },
  });

  const enter = (control: TextControl, facts: FieldFacts) => {
    for (const [element] of watched) if (!element.isConnected) watched.delete(element);
    const early: Early = stages().early?.get(control) ?? [];
    const proof = watchTyping(control, signal, early);
    const render = () => face.render(one);
    const { isTyped } = proof;
    const field = createFieldValue({ control, facts, ask, isTyped, changed: render });
    const one: Watched = {
      control,
      field,
      proof,
      left: false,
      dismissed: '',
      held: false,
      settled: '',
    };
    watched.set(control, one);
    const root = control.getRootNode();
    if (root instanceof ShadowRoot && !roots.has(root)) {
      roots.add(root);
      watchSubmits(signal, root);
    }
    hearField(one, { signal, presses, render });
    // A quick person has left it before this script was there.
    if (focusedElement() !== control) {
      one.left = true;
      void field.leave(leftByKey(early));
    }
  };

  const focused = (element: Element) => {
    if (watched.has(element) || !isTextControl(element) || isPrivate(element)) return;
    const { kind, loose = false } = readField(element);
    if (!kind || (site()?.policies[kind] ?? 'off') === 'off') return;
    enter(element, factsOf(element, kind, loose));
  };
  // The browser fills in whole forms: fields that never had focus are checked and guarded too.
  const filled = (event: Event) => {
    const [element] = event.composedPath();
    // When the event is over: what was done before this script was there includes it.
    if (event.isTrusted && element instanceof Element) setTimeout(() => focused(element));
  };
  addEventListener('input', filled, { capture: true, passive: true, signal });

  return {
    focused,
    answered(kind, value) {
      for (const { field } of watched.values()) void field.answered(kind, value);
    },
    *guarded() {
      for (const one of watched.values()) {
        const guarded = guardedField(one, face, presses);
        if (guarded) yield guarded;
      }
    },
  };
}
