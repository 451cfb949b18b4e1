/** Flow 2: a field of ours has focus → check on pause and on leaving → verdict line → lookup. */
import type { FieldReading } from '../form/index.ts';
import type { Kind } from '../kinds/index.ts';
import type { ReplyOf } from '../messages.ts';
import type { FormType } from '../policy.ts';
import type { AskBackground } from './ask-background.ts';
import type { Early } from './early.ts';
import type { Beside, BesideOptions } from './field-beside.ts';
import { hearField } from './field-ears.ts';
import { createFieldFace } from './field-face.ts';
import { guardedField } from './field-guard.ts';
import { createFieldLine } from './field-line.ts';
import { createFieldValue, type FieldFacts } from './field-value.ts';
import type { GuardedField } from './guard.ts';
import { leftByKey, watchLeaving } from './leaving.ts';
import { hasFocus, type RootOf } from './roots.ts';
import { safely } from './safely.ts';
import { isPrivate } from './secret.ts';
import { stages } from './stage.ts';
import { watchSubmits } from './submit.ts';
import { watchTyping } from './typing.ts';
import type { Watched } from './watched.ts';
import { isTextControl, type TextControl } from './write-value.ts';

/** What a person presses to send a form. */
const PRESSED = 'button,input,[role=button],label';

export interface FieldOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
  /** The site's settings as they are now. */
  readonly site: () => ReplyOf<'site'> | undefined;
  readonly readField: (element: Element) => FieldReading;
  readonly formType: (element: Element) => FormType;
  readonly regionNear: (element: Element) => string | undefined;
  /** Compares the values of a form. */
  readonly beside?: (options: Pick<BesideOptions, 'ask' | 'watched'>) => Beside;
  /** Opens shadow roots, closed ones too. */
  readonly rootOf: RootOf;
}

export interface FieldWatch {
  focused(element: Element): void;
  /** A question about a value has been answered on another surface. */
  answered(kind: Kind, value: string): void;
  /** The watched fields that hold a value, for the submit guard. */
  guarded(): Iterable<GuardedField>;
}

export function watchFields(options: FieldOptions): FieldWatch {
  const { css, signal, ask, site, readField, formType, regionNear, rootOf } = options;
  /** Bounded by the fields a person enters; those gone from the page are dropped. */
  const watched = new Map<Element, Watched>();
  const roots = new WeakSet<ShadowRoot>();
  const closed = new WeakSet<ShadowRoot>();
  const presses = watchLeaving(signal);
  const isOff = () => (site()?.guard ?? 'off') === 'off';
  const beside = options.beside?.({ ask, watched: () => watched.values() });
  const face = createFieldFace(
    (ears) => createFieldLine({ css, signal, rootOf }, ears),
    (one) => beside?.says(one),
  );
  /** When its own verdict is known, what stands beside it; shown like it. */
  const compare = async (one: Watched) => {
    if (!isOff() && (await beside?.compare(one))) face.render(one);
  };

  const factsOf = (control: TextControl, kind: Kind, loose: boolean): FieldFacts => ({
    kind,
    region: site()?.region || regionNear(control),
    loose,
    /** As it is now: one form may turn from sign-up to sign-in under the person's hands. */
    get form() {
      return formType(control);
    },
  });

  const enter = (control: TextControl, facts: FieldFacts, early: Early) => {
    for (const [element] of watched) if (!element.isConnected) watched.delete(element);
    const proof = watchTyping(control, signal, early);
    const render = safely(() => {
      if (isOff()) return face.silence(one);
      face.render(one);
      void compare(one);
    });
    const { isTyped } = proof;
    const field = createFieldValue({ control, facts, ask, isTyped, changed: render });
    const one: Watched = {
      control,
      field,
      proof,
      left: false,
      dismissed: '',
      held: false,
      waiting: false,
      settled: '',
    };
    watched.set(control, one);
    const root = control.getRootNode();
    if (root instanceof ShadowRoot && !roots.has(root)) {
      roots.add(root);
      watchSubmits(signal, root);
    }
    hearField(one, { signal, presses, render, isOff });
    // A quick person has left it before this script was there.
    if (!hasFocus(control)) {
      one.left = true;
      void field.leave(leftByKey(early));
    }
  };

  const earlyOf = (element: Element) => stages().early?.get(element);
  const focused = (element: Element, early: Early = earlyOf(element) ?? []) => {
    const root = isTextControl(element) ? null : rootOf(element);
    if (root) return enterRoot(root, early);
    if (watched.has(element) || !isTextControl(element) || isPrivate(element)) return;
    const { kind, loose = false } = readField(element);
    if (!kind || isOff() || (site()?.policies[kind] ?? 'off') === 'off') return;
    enter(element, factsOf(element, kind, loose), early);
  };
  /** A closed root: the window is told of its host alone. */
  const enterRoot = (root: ShadowRoot, early: Early) => {
    if (root.activeElement) focused(root.activeElement, early);
    if (closed.has(root)) return;
    closed.add(root);
    const hear = safely(({ target }: Event) => {
      if (target instanceof Element) focused(target);
    });
    root.addEventListener('focusin', hear, { capture: true, passive: true, signal });
  };
  // The browser fills in whole forms: fields that never had focus are checked and guarded too.
  const filled = (event: Event) => {
    const [element] = event.composedPath();
    // When the event is over: what was done before this script was there includes it.
    if (event.isTrusted && element instanceof Element) setTimeout(safely(() => focused(element)));
  };
  const heard = { capture: true, passive: true, signal };
  addEventListener('input', filled, heard);
  // On the way to what sends the form: the free check is made by the time that it is pressed.
  const near = safely(({ isTrusted, target }: Event) => {
    if (!isTrusted || isOff() || !(target instanceof Element)) return;
    if (!target.closest(PRESSED) && !target.localName.includes('-')) return;
    for (const { control, field } of watched.values()) {
      if (hasFocus(control) && target !== control && !isPrivate(control)) void field.check();
    }
  });
  addEventListener('pointerover', near, heard);

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
