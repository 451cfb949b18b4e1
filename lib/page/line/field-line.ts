/** The verdict line by a field, which also shows the summary of a held form by the form's button. */
import { swallowErrors } from '../dom/index.ts';
import { createOverlay } from '../overlay/index.ts';
import { type CornerMark, createCornerMarks } from './corner-marks.ts';
import { textSizeAt } from './elements.ts';
import { createLineListener } from './events.ts';
import { type FormPlacement, followForm, placeForm } from './form-placement.ts';
import { createLineContent } from './line-content.ts';
import { createLineFocus } from './line-focus.ts';
import { isInViewport, type LinePlacement, placeLine } from './placement.ts';
import { createPointer } from './pointer.ts';
import {
  contentKeyOf,
  type FieldLine,
  type FieldLineOptions,
  isMarkOnly,
  type LineHandlers,
  type LineView,
  lengthsOf,
} from './view.ts';

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
  const listener = createLineListener({
    isInside: (node) => node instanceof Node && node.getRootNode() === overlay.mount.getRootNode(),
    fieldOf: (element) => marks.fieldOf(element),
    onPress: (button) => press(button),
    onPressBeside() {
      // What lies beside the text is the field's own room, also where nothing is drawn.
      if (!view?.fields) field?.focus();
    },
    onKeyDown: (event) => focus.onKeyDown(event),
    onFocusCame: (from) => focus.came(from),
    onFocusLeft() {
      if (isChoosing) return;
      focus.left();
      handlers.onChooseField(null);
    },
    onFocusMark: handlers.onChooseField,
    onPoint(pointedAt) {
      if (isMenuOpen || view?.held || overlay.focused) return false;
      if (view?.isChosen && pointedAt === field) return false;
      choose(pointedAt);
      return true;
    },
    onPointAway() {
      if (!isMenuOpen && !overlay.focused) handlers.onChooseField(null);
    },
  });
  const overlay = createOverlay('fieldmark-field', css, signal, listener);
  const marks = createCornerMarks(overlay);
  const pointer = createPointer(overlay);
  const content = createLineContent(overlay.mount, {
    view: () => view,
    openMenu: () => showMenu(true),
    expand: () => choose(field),
    dismiss: () => (isMenuOpen ? showMenu(false) : hide(handlers.onDismiss)),
    onChoice() {
      isMenuOpen = false;
      if (overlay.focused) focus.goBack();
    },
  });
  const { line } = content;
  const focus = createLineFocus(overlay, content, {
    field: () => field,
    shownKey: () => (hasPlace() && overlay.isShown ? shownKey : ''),
    isHeld: () => view?.held === true,
    isAboutForm: () => view?.fields !== undefined,
    isMarkOnly: () => view !== undefined && isMarkOnly(view),
    choose: (wanted) => choose(wanted),
    goBack() {
      if (isMenuOpen) showMenu(false);
      else if (view?.held) hide(handlers.onDismiss);
      else focus.goBack();
    },
  });

  let field: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let shownKey = '';
  let view: LineView | undefined;
  let [isMenuOpen, isChoosing] = [false, false];
  let placement: LinePlacement | undefined;
  let formPlacement: FormPlacement | undefined;
  let otherMarks: readonly CornerMark[] = [];
  let reinserts = 0;
  let placedAt = Number.NEGATIVE_INFINITY;
  let fittedFor = '';

  const hide = (then?: () => void) => {
    clearInterval(timer);
    focus.stop();
    if (overlay.focused && !view?.held) focus.goBack();
    [field, shownKey, view, otherMarks, isMenuOpen] = [null, '', undefined, [], false];
    marks.show([]);
    overlay.hide();
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

  const named = () => (view?.fields ?? []).map(({ control }) => control);
  const hasPlace = () => (view?.fields ? formPlacement : placement?.slot) !== undefined;
  /** Places the message about a form. @param mayScroll looks for more room by scrolling the page */
  const placeAboutForm = (near: readonly HTMLElement[], mayScroll: boolean) => {
    const { isCut, setLength } = content;
    const about = { problems: named(), lengths: lengthsOf(view), isCut, setLength };
    const request = { overlay, line, near, mayScroll, getShadowRoot, ...about };
    formPlacement = (formPlacement && followForm(request, formPlacement)) ?? placeForm(request);
  };
  const placeAtField = (at: HTMLElement) => {
    const isWhole = view?.isChosen === true || isMenuOpen;
    const isPaid = view?.isPaid === true;
    if (view && isMarkOnly(view) && !isPaid && !isMenuOpen) {
      placement = undefined;
      line.style.display = 'none';
      return;
    }
    placement = placeLine({
      ...{ overlay, line, field: at, previous: placement, getShadowRoot, isWhole },
      // Not after a lookup: then a control would be covered by what may not even be drawn.
      isWanted: !isPaid || view?.wanted === true || isWhole,
    });
    if (fittedFor !== placement.layout + shownKey) content.fit();
    fittedFor = placement.layout + shownKey;
  };
  /** @returns whether a position was found */
  const place = (mayScroll = false): boolean => {
    if (!field?.isConnected) {
      hide();
      return false;
    }
    overlay.setTextSize(textSizeAt(overlay.host, field));
    if (view?.fields) placeAboutForm(view.near ?? [field], mayScroll);
    else placeAtField(field);
    const isShown = hasPlace();
    const { box, link: toField } = (view?.fields ? formPlacement : placement) ?? {};
    line.dataset.side = view?.fields ? formPlacement?.place.side.side : placement?.slot?.side;
    const isOnlyMark = view !== undefined && isMarkOnly(view);
    const link = isOnlyMark && !isMenuOpen ? undefined : toField;
    pointer.show(link, (!isMenuOpen && view?.standing) || 'unknown');
    const alone = { field, tone: view?.standing ?? 'unknown', text: view?.text ?? '' };
    marks.show(otherMarks, box, isShown || view?.fields ? undefined : alone);
    return isShown;
  };
  /** Alt+Down in each of these fields moves the focus into its line. */
  const listen = () => {
    const marked = otherMarks.map((mark) => mark.field);
    focus.listenTo([...new Set([...(field ? [field] : []), ...named(), ...marked])]);
  };
  const reposition = swallowErrors((event?: Event) => {
    if (!field) return;
    if (event?.type === 'resize') formPlacement = undefined;
    const isGone = [field, ...named()].some((control) => !control.isConnected);
    place(event?.type === 'resize' && view?.held);
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
      const hadNoRoom = !isUnchanged && !hasPlace();
      // The undo of a correction is where its button was.
      const keepsPlace = field === target && newView.isSettled && placement?.slot;
      if (!keepsPlace && (field !== target || isOtherSort || isOldPlacement || hadNoRoom)) {
        [placement, formPlacement] = [undefined, undefined];
        placedAt = performance.now();
      }
      [field, shownKey, view] = [target, key, newView];
      listen();
      overlay.show(target);
      const { focused } = overlay;
      if (!isUnchanged) content.render(newView, isMenuOpen, focus.takeHint(newView));
      // A message about a form may have another length.
      if (!fields || !isUnchanged) formPlacement = undefined;
      const isVisible = place(held) && overlay.isShown && isInViewport(line);
      if (isUnchanged) return isVisible;
      reinserts = 0;
      clearInterval(timer);
      timer = setInterval(recheck, RECHECK_MS);
      if (held && isVisible) content.focusFirstButton();
      // The button that had the focus was removed.
      else if (focused && !overlay.focused) focus.goBack();
      return isVisible;
    },
    showMarks(others) {
      otherMarks = others;
      if (!field) return;
      listen();
      place();
    },
  };
}
