/** The content of a line. */
import type { LineTone } from './elements.ts';

export type ButtonRows = 1 | 2 | 3;

export interface LineView {
  /** `busy` while an answer is pending. */
  readonly standing: LineTone;
  /** A single sentence. */
  readonly text: string;
  /** What is wrong, in at most 40 characters; replaces the sentence if that does not fit. */
  readonly brief?: string;
  /** What the verdict is based on, in two or three words. */
  readonly basis?: string;
  readonly actions: readonly LineAction[];
  /** The choices in the line's menu. */
  readonly choices?: readonly LineChoice[];
  /** The question of a held submit: a focused alertdialog instead of a status line. */
  readonly held?: boolean;
  /** The person asked for the line or must answer it, so it may cover parts of the page. */
  readonly wanted?: boolean;
  /** The person pressed the field's corner mark. */
  readonly isChosen?: boolean;
  /**
   * Rows of buttons that the line has room for, whether it has as many buttons or not, so that a page
   * cannot tell from its size what it says. 1 if left out.
   */
  readonly rows?: ButtonRows;
  /** The text names an address and what is wrong with it, so it needs more room. */
  readonly isLong?: boolean;
}

export interface LineChoice extends LineAction {
  /** Whether this is the present state. */
  readonly isCurrent?: boolean;
}

export interface LineAction {
  readonly label: string;
  /** Called on a trusted press. It must cost nothing, and do nothing that the page could not do itself. */
  run(): void;
}

/** Equal for views whose content is the same. */
export function contentKeyOf(view: LineView, isMenuOpen: boolean): string {
  const { standing, text, basis, held, actions, rows, choices = [] } = view;
  const choiceKeys = choices.map(({ label, isCurrent }) => [label, isCurrent]);
  if (isMenuOpen) return JSON.stringify(choiceKeys);
  const labels = actions.map(({ label }) => label);
  return JSON.stringify([standing, text, basis, held, labels, rows, choices.length]);
}
