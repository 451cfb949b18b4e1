/** The verdict line by a field, which also shows the summary of a held form by the form's button. */
import { type GetShadowRoot, swallowErrors } from '../dom/index.ts';
import { createOverlay, type OverlayListener } from '../overlay/index.ts';
import { type CornerMark, createCornerMarks } from './corner-marks.ts';
import { createLineContent } from './line-content.ts';
import { createLineFocus } from './line-focus.ts';
import { isInViewport, type LinePlacement, placeLine } from './placement.ts';
import { createPointer } from './pointer.ts';
import { contentKeyOf, type LineView } from './view.ts';

export interface FieldLine {
  /** @returns whether the whole line is visible; false if there is no free position or no top layer */
  show(field: HTMLElement, view: LineView): boolean;
  /** Shows corner marks on the other fields that have a message. */
  showMarks(others: readonly CornerMark[]): void;
  hide(): void;
  /** The field that the line is shown for. */
  readonly field: HTMLElement | null;
  /** Whether the menu is open or the focus is in the line. */
  readonly isInUse: boolean;
  /**
   * Moves the focus into the shown line.
   * @returns false if there is none, or the person has just been in it (see LineFocus)
   */
  enter(): boolean;
}

/** Called when a person uses the line. */
export interface LineHandlers {
  onDismiss(): void;
  /** The person pressed or focused the corner mark of a field; null when focus left our interface. */
  onChooseField(field: HTMLElement | null): void;
  /** The page removed the field of the shown line. */
  onFieldGone(): void;
}

export interface FieldLineOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly getShadowRoot: GetShadowRoot;
}

/** Interval, ms, at which a shown line is repositioned: not every layout change fires an event. */
const RECHECK_MS = 250;
/** A position younger than this, ms, is kept for the same field. */
const RECENT_MS = 500;
/** How often a line is shown again after the page removed its container. */
const MAX_REINSERTS = 3;

export function createFieldLine(
  { css, signal, getShadowRoot }: FieldLineOptions,
  handlers: LineHandlers,
): FieldLine {
  /** The button that the pointer was pressed down on. */
  let pressedButton: Element | null = null;
  const listener: OverlayListener = (event, target) => {
    if (!event.isTrusted) return;
    const button = target?.closest('button') ?? null;
    if (event.type === 'mousedown') {
      pressedButton = button;
      // Keeps the focus in the field while the person presses a button of the line.
      event.preventDefault();
    } else if (event.type === 'click' && event instanceof MouseEvent) {
      const isByKey = event.detail === 0;
      if (button && (isByKey || button === pressedButton)) press(button);
    } else if (event.type === 'keydown' && event instanceof KeyboardEvent) {
      focus.onKeyDown(event);
    } else if (event.type === 'focusin') {
      const chosen = marks.fieldOf(target);
      if (chosen) handlers.onChooseField(chosen);
    } else if (event.type === 'focusout' && !isChoosing && !staysInOverlay(event)) {
      focus.left();
      handlers.onChooseField(null);
    }
  };
  const staysInOverlay = (event: Event) =>
    event instanceof FocusEvent &&
    event.relatedTarget instanceof Node &&
    event.relatedTarget.getRootNode() === mount.getRootNode();
  const overlay = createOverlay('fieldmark-field', css, signal, listener);
  const { mount } = overlay;
  const marks = createCornerMarks(overlay);
  const pointer = createPointer(overlay);
  const content = createLineContent(mount, {
    view: () => view,
    openMenu: () => showMenu(true),
    expand: () => choose(field),
    dismiss: () => (isMenuOpen ? showMenu(false) : hide(handlers.onDismiss)),
    onChoice() {
      isMenuOpen = false;
      if (overlay.focused) field?.focus();
    },
  });
  const { line } = content;
  const focus = createLineFocus(overlay, content, {
    field: () => field,
    shownKey: () => (placement?.slot && overlay.isShown ? shownKey : ''),
    isHeld: () => view?.held === true,
    goBack() {
      if (isMenuOpen) showMenu(false);
      else if (view?.held) hide(handlers.onDismiss);
      else field?.focus();
    },
  });

  let field: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let shownKey = '';
  let view: LineView | undefined;
  let [isMenuOpen, isChoosing] = [false, false];
  let placement: LinePlacement | undefined;
  let otherMarks: readonly CornerMark[] = [];
  let reinserts = 0;
  let placedAt = Number.NEGATIVE_INFINITY;
  let fittedFor = '';

  const hide = (then?: () => void) => {
    clearInterval(timer);
    focus.stop();
    const focusAfter = overlay.focused && !view?.held ? field : null;
    [field, shownKey, view, otherMarks, isMenuOpen] = [null, '', undefined, [], false];
    marks.show([]);
    overlay.hide();
    if (focusAfter?.isConnected) focusAfter.focus();
    then?.();
  };
  const showMenu = (isOpen: boolean) => {
    if (!view) return;
    const isByKey = overlay.focused !== null;
    isMenuOpen = isOpen;
    shownKey = contentKeyOf(view, isOpen);
    content.render(view, isOpen, false);
    placement = undefined;
    place();
    if (isByKey) content[isOpen ? 'focusFirstButton' : 'focusMenuButton']();
  };

  const choose = (chosen: HTMLElement | null) => {
    isChoosing = true; // The pressed button disappears; its focus goes on to the line (`press`).
    handlers.onChooseField(chosen);
    isChoosing = false;
  };
  const press = (button: HTMLButtonElement) => {
    const chosen = marks.fieldOf(button);
    const isByKey = overlay.focused === button;
    if (chosen) choose(chosen);
    content.press(button);
    // The mark or the strip's button gave way to the whole line.
    if (isByKey && view?.isChosen) content.focusFirstButton();
  };

  /** @returns whether a position was found */
  const place = (): boolean => {
    if (!field?.isConnected) {
      hide();
      return false;
    }
    const isAboutForm = view?.fields !== undefined;
    const isWhole = view?.isChosen === true || isMenuOpen;
    // A value that passes needs no more than a mark where the line has no room.
    const isNews = view !== undefined && view.standing !== 'fits';
    placement = placeLine({
      overlay,
      line,
      field,
      previous: placement,
      getShadowRoot,
      isWanted: view?.wanted === true || isNews || isWhole || isAboutForm,
      isWhole,
      isAboutForm,
    });
    const isShown = placement.slot !== undefined;
    if (fittedFor !== placement.layout + shownKey) content.fit();
    fittedFor = placement.layout + shownKey;
    pointer.show(placement.link, (!isMenuOpen && view?.standing) || 'unknown');
    const fieldMark =
      view && !isShown && !isAboutForm && field.getBoundingClientRect().width > 0
        ? [{ field, tone: view.standing, text: view.text }]
        : [];
    const others = otherMarks.filter((mark) => mark.field !== field || view?.wanted);
    marks.show([...fieldMark, ...others], placement.box);
    return isShown;
  };

  const reposition = swallowErrors(() => {
    if (!field) return;
    const isGone = [{ control: field }, ...(view?.fields ?? [])].some(
      ({ control }) => !control.isConnected,
    );
    place();
    if (isGone) handlers.onFieldGone();
  });
  /** Shows the line again if the page removed it, and moves it to the field's present container. */
  const recheck = swallowErrors(() => {
    if (!overlay.isShown) reinserts += 1;
    if (field?.isConnected && reinserts <= MAX_REINSERTS) overlay.show(field);
    reposition();
  });
  const options = { capture: true, passive: true, signal };
  for (const name of ['scroll', 'resize']) addEventListener(name, reposition, options);
  addEventListener('fullscreenchange', recheck, options);
  signal.addEventListener('abort', () => hide());

  return {
    get field() {
      return field;
    },
    get isInUse() {
      return isMenuOpen || overlay.focused !== null;
    },
    enter: focus.enter,
    hide: () => hide(),
    show(target, newView) {
      const { fields, held, wanted, isChosen, choices = [] } = newView;
      if (field !== target || fields || choices.length === 0) isMenuOpen = false;
      const key = contentKeyOf(newView, isMenuOpen);
      const isUnchanged = field === target && key === shownKey;
      const isOldPlacement = performance.now() - placedAt > RECENT_MS;
      const isOtherSort =
        fields?.length !== view?.fields?.length ||
        wanted !== view?.wanted ||
        isChosen !== view?.isChosen;
      // A message that had no room may be one that must be seen now.
      const hadNoRoom = !isUnchanged && !placement?.slot;
      if (field !== target || isOtherSort || isOldPlacement || hadNoRoom) {
        placement = undefined;
        placedAt = performance.now();
      }
      if (field !== target || newView.fields)
        focus.listenTo([target, ...(newView.fields ?? []).map(({ control }) => control)]);
      [field, shownKey, view] = [target, key, newView];
      overlay.show(target);
      const { focused } = overlay;
      if (!isUnchanged) content.render(newView, isMenuOpen, focus.takeHint(newView));
      const isVisible = place() && overlay.isShown && isInViewport(line);
      if (isUnchanged) return isVisible;
      reinserts = 0;
      clearInterval(timer);
      timer = setInterval(recheck, RECHECK_MS);
      if (held && isVisible) content.focusFirstButton();
      // The button that had the focus was removed.
      else if (focused && !overlay.focused) target.focus();
      return isVisible;
    },
    showMarks(others) {
      otherMarks = others;
      if (field) place();
    },
  };
}
