/** The elements of the line: a verdict with its buttons, the fields of a form, or the choices of its menu. */
import { fieldLineText } from '../../texts/areas.ts';
import { appendButton, appendElement, type FormLength, setLineTone } from './elements.ts';
import {
  choicesOf,
  isMarkOnly,
  isPaid,
  isQuestion,
  type LineShown,
  lineFieldsOf,
  rowsOf,
} from './shown.ts';
import type { LineView } from './view.ts';

export interface LineContent {
  readonly line: HTMLElement;
  /** @param hasHint shows which key moves the focus into the line */
  render(shown: LineShown, hasHint: boolean): void;
  /** Shows the brief text if the sentence is long or does not fit. Reads layout. */
  fit(): void;
  /** Shortens the message about a form: without what is wrong with each of several fields, or to one row. */
  setLength(length: FormLength): void;
  /** Whether a strip does not show all of its text. */
  isCut(): boolean;
  /** Runs the action of a button in the line; does nothing for other buttons. */
  press(button: Element): void;
  /** The shown buttons in keyboard order. */
  tabStops(): HTMLButtonElement[];
  focusFirstButton(): void;
  focusMenuButton(): void;
}

export interface LineContentHandlers {
  /** The present view, whose commands may be newer than those that were rendered. */
  view(): LineView | undefined;
  openMenu(): void;
  /** The person wants the whole line instead of the strip. */
  expand(): void;
  /** The person dismissed the line, or the menu if it is open. */
  dismiss(): void;
  /** A choice of the menu was pressed; called before its `run`. */
  onChoice(): void;
}

/** A longer sentence gives way to the brief text, until the person asks for the whole line. */
const MAX_WORDS = 12;

function createLineElements(parent: Element) {
  const line = appendElement('div', 'line', parent);
  const box = appendElement('div', 'box', line);
  // Beside the box, which is drawn anew with each text: what is read out stays in its place.
  const announced = appendElement('span', 'announced', parent);
  const glyph = appendElement('span', 'glyph', box);
  glyph.ariaHidden = 'true';
  const said = appendElement('span', 'said', box);
  const status = appendElement('span', 'text', said);
  status.ariaHidden = 'true';
  const list = appendElement('span', 'fields', said);
  const group = appendElement('span', 'buttons', said);
  const expandButton = appendButton(box, fieldLineText('showAll'), 'expand');
  expandButton.dataset.text = '…';
  expandButton.hidden = true;
  const menuButton = appendButton(box, fieldLineText('whatIsThisField'), 'more');
  menuButton.dataset.text = '…';
  menuButton.ariaExpanded = 'false';
  const dismissButton = appendButton(box, fieldLineText('dismiss'), 'dismiss');
  dismissButton.dataset.text = '×';
  return {
    ...{ line, box, announced, glyph, said, status, list, group },
    ...{ expandButton, menuButton, dismissButton },
  };
}

const isDrawn = (button: HTMLButtonElement) =>
  !button.hidden && (button.checkVisibility?.({ visibilityProperty: true }) ?? true);

const overflows = (element: Element) =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;

export function createLineContent(parent: Element, handlers: LineContentHandlers): LineContent {
  const { line, box, announced, glyph, said, status, list, group, ...elements } =
    createLineElements(parent);
  const { expandButton, menuButton, dismissButton } = elements;
  const pressHandlers = new WeakMap<Element, () => void>([
    [menuButton, handlers.openMenu],
    [expandButton, handlers.expand],
    [dismissButton, handlers.dismiss],
  ]);

  /** @param role if given, the text is the line's name, which is read out when focus enters; else it is a status */
  const setText = (text: string, role: 'alertdialog' | 'group' | null, isSilent = false) => {
    status.dataset.text = text;
    announced.role = role || isSilent ? null : 'status';
    announced.ariaLabel = role || isSilent ? null : text;
    line.role = role;
    line.ariaLabel = role && text;
  };
  const renderChoices = (view: LineView) => {
    setLineTone(line, glyph, 'unknown');
    setText(fieldLineText('whatIsThisField'), 'group');
    line.ariaDescription = null;
    status.dataset.brief = status.dataset.text;
    line.dataset.size = 'menu';
    line.classList.remove('quiet', 'settled', 'long', 'fixed', 'compact');
    delete line.dataset.rows;
    for (const [i, { label, isCurrent = false }] of choicesOf(view).entries()) {
      const button = appendButton(group, label);
      button.ariaPressed = String(isCurrent);
      pressHandlers.set(button, () => {
        const present = handlers.view();
        const choice = present && choicesOf(present)[i];
        handlers.onChoice();
        choice?.run();
      });
    }
  };
  const renderHint = () => {
    const hint = appendElement('span', 'key', group);
    hint.role = 'status';
    hint.dataset.text = 'Alt+↓';
    hint.ariaLabel = fieldLineText('keyHint');
  };
  const renderFields = (view: LineView) => {
    const fields = lineFieldsOf(view);
    const fieldRows = view.about === 'form' ? view.fieldRows : undefined;
    line.dataset.size = view.about === 'form' ? 'form' : 'line';
    line.classList.toggle('single', fields.length === 1);
    line.classList.toggle('fixed', fieldRows !== undefined);
    list.style.setProperty('--shown', String(fieldRows ?? 0));
    if (view.about === 'form') {
      line.classList.remove('strip', 'tight', 'brief', 'small');
      expandButton.hidden = true;
      delete line.dataset.rows;
    } else line.dataset.rows = String(rowsOf(view));
    for (const [i, { label, brief, spoken }] of fields.entries()) {
      const button = appendButton(list, label);
      button.ariaLabel = spoken;
      button.dataset.brief = brief;
      pressHandlers.set(button, () => {
        const present = handlers.view();
        if (present) lineFieldsOf(present)[i]?.run();
      });
    }
  };
  const renderMessage = (shown: LineShown, hasHint: boolean) => {
    const { view, isChosen } = shown;
    const { standing, text, brief, actions } = view;
    const isHeld = isQuestion(view);
    setLineTone(line, glyph, standing);
    const spoken = lineFieldsOf(view).map((field) => field.spoken);
    // One field: the message's name says which and what is wrong. Several: the list follows the name.
    const name = isHeld && spoken.length === 1 ? [text, ...spoken].join('. ') : text;
    setText(name, isHeld ? 'alertdialog' : null, isMarkOnly(shown) && !isPaid(view));
    status.dataset.text = text;
    line.ariaDescription = isHeld && spoken.length > 1 ? spoken.join('. ') : null;
    status.dataset.brief = brief;
    line.classList.toggle('long', !isChosen && text.split(/\s+/).length > MAX_WORDS);
    line.classList.remove('compact');
    line.classList.toggle('quiet', isMarkOnly(shown));
    line.classList.toggle('settled', view.about === 'undo');
    renderFields(view);
    for (const [i, { label, isPrimary, isOffer }] of actions.entries()) {
      if (isOffer && !isChosen) continue;
      const button = appendButton(group, label, isPrimary ? 'primary' : '');
      pressHandlers.set(button, () => handlers.view()?.actions[i]?.run());
    }
    if (hasHint) renderHint();
  };
  const tabStops = () => [...line.querySelectorAll('button')].filter(isDrawn);

  return {
    line,
    render(shown, hasHint) {
      const { view, isMenuOpen } = shown;
      group.replaceChildren();
      list.replaceChildren();
      // A box that only moved would be a layout shift, which a page can observe.
      line.replaceChildren(box);
      if (isMenuOpen || choicesOf(view).length === 0) menuButton.remove();
      else dismissButton.before(menuButton);
      dismissButton.hidden = isQuestion(view);
      dismissButton.ariaLabel = fieldLineText(isMenuOpen ? 'back' : 'dismiss');
      if (isMenuOpen) renderChoices(view);
      else renderMessage(shown, hasHint);
    },
    fit() {
      const { classList } = line;
      if (line.dataset.size === 'form') return;
      const isStrip = classList.contains('strip');
      // The whole line has the menu.
      expandButton.hidden = !isStrip && !classList.contains('long');
      menuButton.hidden = !expandButton.hidden;
      classList.remove('tight', 'brief', 'small');
      const isCut = () => overflows(isStrip ? status : said);
      if (isStrip && isCut()) classList.add('tight');
      if ((isStrip || line.dataset.rows) && isCut()) classList.add('brief');
      if (isStrip && isCut()) classList.add('small');
    },
    setLength(length) {
      line.classList.toggle('compact', length === 'compact');
      line.classList.toggle('strip', length === 'strip');
      line.classList.toggle('brief', length === 'strip');
    },
    isCut: () => line.classList.contains('strip') && [said, ...list.children].some(overflows),
    press: (button) => pressHandlers.get(button)?.(),
    tabStops,
    focusFirstButton: () =>
      ([...group.querySelectorAll('button')].find(isDrawn) ?? tabStops()[0])?.focus(),
    focusMenuButton: () => menuButton.focus(),
  };
}
