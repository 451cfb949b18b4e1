/** Flow 2: a field of ours has focus → check on pause and on leaving → verdict line → lookup. */
import { counted } from '../counted.ts';
import type { FieldReading } from '../form/index.ts';
import { KIND_TABLE, type Kind } from '../kinds/index.ts';
import type { ReplyOf } from '../messages.ts';
import type { FormType } from '../policy.ts';
import type { AskBackground } from './ask-background.ts';
import type { Early } from './early.ts';
import { createFieldLine, type LineAction, type LineView } from './field-line.ts';
import { createFieldValue, type FieldFacts, type FieldValue } from './field-value.ts';
import { focusedElement } from './focus.ts';
import { type GuardedField, isReasonToHold } from './guard.ts';
import { BY_HAND, leftByKey, watchLeaving } from './leaving.ts';
import { isPrivate } from './secret.ts';
import { watchSubmits } from './submit.ts';
import { isTextControl, type TextControl, writeValue } from './write-value.ts';

/** A pause in typing this long, ms, is worth a check. */
const PAUSE = 600;
/** A good verdict goes away by itself this long after the field is left, ms. */
const GOOD_STAYS = 8000;

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
  /** @param early what was done in it before anybody was there to see it */
  focused(element: Element, early?: Early): void;
  /** The watched fields that hold a value, for the submit guard. */
  guarded(): Iterable<GuardedField>;
}

interface Watched {
  readonly control: TextControl;
  readonly field: FieldValue;
  /** The person has been through it: a bad verdict on half a value is nagging. */
  left: boolean;
  /** The value whose line was dismissed. */
  dismissed: string;
  /** A submit is held: its question stays until it is answered or the value changes. */
  held: boolean;
}

export function watchFields(options: FieldOptions): FieldWatch {
  const { css, signal, ask, site, readField, formType, regionNear } = options;
  /** Bounded by the fields a person enters; those gone from the page are dropped. */
  const watched = new Map<Element, Watched>();
  const roots = new WeakSet<ShadowRoot>();
  let goodTimer: ReturnType<typeof setTimeout> | undefined;
  const presses = watchLeaving(signal);
  const line = createFieldLine(css, signal, () => {
    const shown = line.field && watched.get(line.field);
    if (!shown) return;
    shown.dismissed = shown.field.value();
    shown.held = false;
  });

  const show = (one: Watched, view: LineView) => {
    clearTimeout(goodTimer);
    line.show(one.control, view);
  };

  const use = (one: Watched, value: string): LineAction => ({
    label: `Use ${value}`,
    run(isRead) {
      one.held = false;
      writeValue(one.control, value);
      // Taking our word for it is the person's own doing: as good as typing it.
      if (isRead) one.field.typed();
      one.left = true;
      void one.field.leave(isRead);
    },
  });

  const render = (one: Watched) => {
    const { control, field } = one;
    const value = field.value();
    if (one.held) return undefined;
    const known = field.judgement();
    const isOurs = line.field === control;
    if (!value || one.dismissed === value || !control.isConnected) return isOurs && line.hide();
    if (field.isLookingUp) {
      return show(one, { standing: 'busy', text: 'Looking it up…', actions: [] });
    }
    if (!known) return isOurs && line.hide();
    const { verdict, offer } = known;
    if (verdict.standing === 'bad' && !one.left) return isOurs && line.hide();
    const actions: LineAction[] = [];
    if (verdict.suggestion) actions.push(use(one, verdict.suggestion));
    const mayAsk = offer.connected && (offer.policy === 'ask' || offer.policy === 'auto');
    // Nobody pays to hear that a mistyped address is mistyped.
    const isWorthIt =
      verdict.standing !== 'bad' &&
      !verdict.suggestion &&
      KIND_TABLE[verdict.kind].lookup?.askable.test(verdict.value) === true;
    if (mayAsk && offer.credits > 0 && isWorthIt) {
      actions.push({
        label: `${field.isLost ? 'Ask again' : 'Look up'} · ${counted(offer.credits, 'credit')}`,
        spends: true,
        run: () => void field.lookUp('gesture'),
      });
    }
    const trouble = field.trouble();
    // A lookup that failed says nothing of the value.
    const standing = trouble ? 'unknown' : verdict.standing;
    show(one, { standing, text: trouble ?? verdict.headline, actions });
    if (verdict.standing === 'good' && one.left) {
      goodTimer = setTimeout(() => line.field === control && line.hide(), GOOD_STAYS);
    }
    return undefined;
  };

  const listen = (one: Watched, early: Early) => {
    const { control, field } = one;
    let handAt = Number.NEGATIVE_INFINITY;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const on = (types: string, act: (event: Event) => void) => {
      for (const type of types.split(' ')) control.addEventListener(type, act, { signal });
    };
    const hand = ({ isTrusted, timeStamp }: Event) => {
      if (isTrusted) handAt = timeStamp;
    };
    // A script's execCommand makes trusted `input` events too; no key came before those.
    const isByHand = ({ isTrusted, timeStamp }: Event) =>
      isTrusted && timeStamp - handAt < BY_HAND && navigator.userActivation?.isActive !== false;
    on('keydown paste drop compositionupdate', hand);
    const checkSoon = () => {
      clearTimeout(pause);
      pause = setTimeout(() => {
        if (!isPrivate(control)) void field.check();
      }, PAUSE);
    };
    on('input', (event) => {
      if (isPrivate(control)) return;
      if (isByHand(event)) field.typed();
      one.held = false;
      render(one);
      checkSoon();
    });
    on('blur change', ({ timeStamp }) => {
      clearTimeout(pause);
      // A field that turned into a secret meanwhile ("show password" toggles) is let go.
      if (isPrivate(control)) return;
      one.left = true;
      render(one);
      void field.leave(presses.left(control, timeStamp));
    });
    on('focus', () => render(one));
    for (const event of early) {
      if (event.type !== 'input') hand(event);
      else if (isByHand(event)) field.typed();
    }
    checkSoon();
  };

  const enter = (control: TextControl, kind: Kind, loose: boolean, early: Early) => {
    for (const [element] of watched) if (!element.isConnected) watched.delete(element);
    const region = site()?.region || regionNear(control);
    const facts: FieldFacts = {
      kind,
      region,
      loose,
      /** As it is now: one form may turn from sign-up to sign-in under the person's hands. */
      get form() {
        return formType(control);
      },
    };
    const one: Watched = {
      control,
      field: createFieldValue(control, facts, ask, () => render(one)),
      left: false,
      dismissed: '',
      held: false,
    };
    watched.set(control, one);
    const root = control.getRootNode();
    if (root instanceof ShadowRoot && !roots.has(root)) {
      roots.add(root);
      watchSubmits(signal, root);
    }
    listen(one, early);
    // A quick person has left it before this script was there.
    if (focusedElement() !== control) {
      one.left = true;
      void one.field.leave(leftByKey(early));
    }
  };

  const focused = (element: Element, early: Early = []) => {
    if (watched.has(element) || !isTextControl(element) || isPrivate(element)) return;
    const { kind, loose = false } = readField(element);
    if (kind && (site()?.policies[kind] ?? 'off') !== 'off') enter(element, kind, loose, early);
  };
  // The browser fills in whole forms: fields that never had focus are checked and guarded too.
  const filled = (event: Event) => {
    const [element] = event.composedPath();
    if (event.isTrusted && element instanceof Element) focused(element);
  };
  addEventListener('input', filled, { capture: true, passive: true, signal });

  return {
    focused,
    *guarded() {
      for (const one of watched.values()) {
        const { control, field } = one;
        if (!control.isConnected || !field.value() || isPrivate(control)) continue;
        yield {
          form: control.form,
          verdict: () => (field.isPending() ? undefined : field.judgement()?.verdict),
          settle: () => field.leave(presses.justBefore(performance.now())),
          isReason: (verdict) => isReasonToHold(verdict, field.facts.form),
          showWaiting: () => show(one, { standing: 'busy', text: 'Checking…', actions: [] }),
          showHeld(verdict, go) {
            one.left = true;
            one.held = true;
            const fix: LineAction = {
              label: 'Fix it',
              run() {
                one.held = false;
                control.focus();
                render(one);
              },
            };
            const anyway: LineAction = {
              label: 'Submit anyway',
              run() {
                one.held = false;
                line.hide();
                go();
              },
            };
            const { suggestion, standing, headline } = verdict;
            const actions = suggestion ? [fix, use(one, suggestion), anyway] : [fix, anyway];
            show(one, { standing, text: headline, actions, held: true });
          },
        };
      }
    },
  };
}
