/** The elements of the line: a verdict with its buttons, the fields of a form, or the choices of its menu. */
import { fieldLineText } from '../../texts/areas.ts';
import { appendButton, appendElement, type FormLength, setLineTone } from './elements.ts';
import { isMarkOnly, type LineChoice, type LineView } from './view.ts';

export interface LineContent {
  readonly line: HTMLElement;
  /** @param hasHint shows which key moves the focus into the line */
  render(view: LineView, isMenuOpen: boolean, hasHint: boolean): void;
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

export function createLineContent(parent: Element, handlers: LineContentHandlers): LineContent {
  const pressHandlers = new WeakMap<Element, () => void>();
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
  pressHandlers.set(menuButton, handlers.openMenu);
  pressHandlers.set(expandButton, handlers.expand);
  pressHandlers.set(dismissButton, handlers.dismiss);

  /** @param role if given, the text is the line's name, which is read out when focus enters; else it is a status */
  const setText = (text: string, role: 'alertdialog' | 'group' | null, isSilent = false) => {
    status.dataset.text = text;
    announced.role = role || isSilent ? null : 'status';
    announced.ariaLabel = role || isSilent ? null : text;
    line.role = role;
    line.ariaLabel = role && text;
  };
  const renderChoices = (choices: readonly LineChoice[]) => {
    setLineTone(line, glyph, 'unknown');
    setText(fieldLineText('whatIsThisField'), 'group');
    line.ariaDescription = null;
    status.dataset.brief = status.dataset.text;
    line.dataset.size = 'menu';
    line.classList.remove('quiet', 'settled', 'long', 'fixed', 'compact');
    delete line.dataset.rows;
    for (const [i, { label, isCurrent = false }] of choices.entries()) {
      const button = appendButton(group, label);
      button.ariaPressed = String(isCurrent);
      pressHandlers.set(button, () => {
        const choice = handlers.view()?.choices?.[i];
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
  const renderVerdict = (view: LineView, hasHint: boolean) => {
    const { standing, text, brief, actions, held, fields, rows = 1 } = view;
    setLineTone(line, glyph, standing);
    const spoken = (fields ?? []).map((field) => field.spoken);
    // One field: the message's name says which and what is wrong. Several: the list follows the name.
    const said = held && spoken.length === 1 ? [text, ...spoken].join('. ') : text;
    setText(said, held ? 'alertdialog' : null, isMarkOnly(view) && !view.isPaid);
    status.dataset.text = text;
    line.ariaDescription = held && spoken.length > 1 ? spoken.join('. ') : null;
    status.dataset.brief = brief;
    line.classList.toggle('long', !view.isChosen && text.split(/\s+/).length > MAX_WORDS);
    line.dataset.size = fields ? 'form' : 'line';
    line.classList.remove('compact');
    line.classList.toggle('single', fields?.length === 1);
    if (fields) {
      line.classList.remove('strip', 'tight', 'brief', 'small');
      expandButton.hidden = true;
    }
    line.classList.toggle('quiet', isMarkOnly(view));
    line.classList.toggle('settled', view.isSettled === true);
    if (fields) delete line.dataset.rows;
    else line.dataset.rows = String(rows);
    for (const [i, { label, brief: problem, spoken: name }] of (fields ?? []).entries()) {
      const button = appendButton(list, label);
      button.ariaLabel = name;
      button.dataset.brief = problem;
      pressHandlers.set(button, () => handlers.view()?.fields?.[i]?.run());
    }
    line.classList.toggle('fixed', view.fieldRows !== undefined);
    list.style.setProperty('--shown', String(view.fieldRows ?? 0));
    for (const [i, { label, isPrimary, isOffer }] of actions.entries()) {
      if (isOffer && !view.isChosen) continue;
      const button = appendButton(group, label, isPrimary ? 'primary' : '');
      pressHandlers.set(button, () => handlers.view()?.actions[i]?.run());
    }
    if (hasHint) renderHint();
  };
  const isShown = (button: HTMLButtonElement) =>
    !button.hidden && (button.checkVisibility?.({ visibilityProperty: true }) ?? true);
  const tabStops = () => [...line.querySelectorAll('button')].filter(isShown);
  const overflows = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 ||
    element.scrollHeight > element.clientHeight + 2;

  return {
    line,
    render(view, isMenuOpen, hasHint) {
      const { choices = [], held } = view;
      group.replaceChildren();
      list.replaceChildren();
      // A box that only moved would be a layout shift, which a page can observe.
      line.replaceChildren(box);
      if (isMenuOpen || held || choices.length === 0) menuButton.remove();
      else dismissButton.before(menuButton);
      dismissButton.hidden = held === true;
      dismissButton.ariaLabel = fieldLineText(isMenuOpen ? 'back' : 'dismiss');
      if (isMenuOpen) renderChoices(choices);
      else renderVerdict(view, hasHint);
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
      ([...group.querySelectorAll('button')].find(isShown) ?? tabStops()[0])?.focus(),
    focusMenuButton: () => menuButton.focus(),
  };
}
