/** The elements of the line: a verdict with its buttons, the fields of a form, or the choices of its menu. */
import { fieldLineText } from '../../texts/areas.ts';
import { appendButton, appendElement, setLineTone } from './elements.ts';
import type { LineChoice, LineView } from './view.ts';

export interface LineContent {
  readonly line: HTMLElement;
  /** @param hasHint shows which key moves the focus into the line, instead of what the verdict is based on */
  render(view: LineView, isMenuOpen: boolean, hasHint: boolean): void;
  /** Shows the brief text if the sentence does not fit; in a strip, also leaves out what does not. Reads layout. */
  fit(): void;
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

export function createLineContent(parent: Element, handlers: LineContentHandlers): LineContent {
  const pressHandlers = new WeakMap<Element, () => void>();
  const line = appendElement('div', 'line', parent);
  const box = appendElement('div', 'box', line);
  const glyph = appendElement('span', 'glyph', box);
  glyph.ariaHidden = 'true';
  const status = appendElement('span', 'text', box);
  const list = appendElement('span', 'fields', box);
  const group = appendElement('span', 'buttons', box);
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
  const setText = (text: string, role: 'alertdialog' | 'group' | null) => {
    status.dataset.text = text;
    status.role = role ? null : 'status';
    status.ariaLabel = role ? null : text;
    line.role = role;
    line.ariaLabel = role && text;
  };
  const renderChoices = (choices: readonly LineChoice[]) => {
    setLineTone(line, glyph, 'unknown');
    setText(fieldLineText('whatIsThisField'), 'group');
    status.dataset.brief = status.dataset.text;
    line.dataset.size = 'menu';
    line.classList.remove('long');
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
    const hint = appendElement('span', 'basis key', group);
    hint.role = 'status';
    hint.dataset.text = 'Alt+↓';
    hint.ariaLabel = fieldLineText('keyHint');
  };
  const renderVerdict = (view: LineView, hasHint: boolean) => {
    const { standing, text, brief, basis, actions, held, fields, isLong, rows = 1 } = view;
    setLineTone(line, glyph, standing);
    setText(text, held ? 'alertdialog' : null);
    status.dataset.brief = brief;
    line.dataset.size = fields ? 'form' : 'line';
    line.classList.toggle('long', isLong === true);
    line.dataset.rows = String(rows);
    for (const [i, { label, brief: problem, spoken }] of (fields ?? []).entries()) {
      const button = appendButton(list, label);
      button.ariaLabel = spoken;
      button.dataset.brief = problem;
      pressHandlers.set(button, () => handlers.view()?.fields?.[i]?.run());
    }
    list.style.setProperty('--shown', String(view.fieldRows ?? fields?.length ?? 0));
    for (const [i, { label, isCorrection }] of actions.entries()) {
      const button = appendButton(group, label, isCorrection ? 'correction' : '');
      pressHandlers.set(button, () => handlers.view()?.actions[i]?.run());
    }
    if (hasHint) return renderHint();
    // No `ariaLabel`, which is not allowed on a span; generated content is in the accessibility tree.
    if (basis) appendElement('span', 'basis', group).dataset.text = basis;
  };
  const isShown = (button: HTMLButtonElement) =>
    !button.hidden && (button.checkVisibility?.() ?? true);
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
      if (isMenuOpen || held || choices.length === 0) menuButton.remove();
      else dismissButton.before(menuButton);
      dismissButton.hidden = held === true;
      dismissButton.ariaLabel = fieldLineText(isMenuOpen ? 'back' : 'dismiss');
      if (isMenuOpen) renderChoices(choices);
      else renderVerdict(view, hasHint);
    },
    fit() {
      const { classList } = line;
      expandButton.hidden = !classList.contains('strip');
      classList.remove('brief', 'small', 'wordless', 'buttonless');
      // What the verdict is based on is shown whole or not at all.
      for (const basis of group.querySelectorAll('.basis'))
        basis.classList.toggle('cut', basis.scrollWidth > basis.clientWidth + 1);
      if (!classList.contains('strip')) {
        classList.toggle('brief', overflows(status));
        return;
      }
      classList.add('brief');
      if (!overflows(status)) return;
      // A correction says by itself what is wrong.
      classList.add(group.querySelector('.correction') ? 'wordless' : 'small');
      if (!classList.contains('wordless') || !overflows(box)) return;
      classList.remove('wordless');
      classList.add('small', 'buttonless');
    },
    press: (button) => pressHandlers.get(button)?.(),
    tabStops,
    focusFirstButton: () =>
      ([...group.querySelectorAll('button')].find(isShown) ?? tabStops()[0])?.focus(),
    focusMenuButton: () => menuButton.focus(),
  };
}
