/** The content of a line. */
import type { LineTone } from './elements.ts';

export type ButtonRows = 1 | 2 | 3;

export interface LineView {
  /** `busy` while an answer is pending. */
  readonly standing: LineTone;
  /** A single sentence. */
  readonly text: string;
  /** The same in at most 40 characters; replaces the sentence if that does not fit. */
  readonly brief: string;
  /** What the verdict is based on, in two or three words. */
  readonly basis?: string;
  readonly actions: readonly LineAction[];
  /** The choices in the line's menu. */
  readonly choices?: readonly LineChoice[];
  /** The fields that a message about a whole form names, below its sentence. */
  readonly fields?: readonly LineField[];
  /** Rows that there is room for, however many fields there are. As many as fields if left out. */
  readonly fieldRows?: number;
  /** The question of a held submit: a focused alertdialog instead of a status line. */
  readonly held?: boolean;
  /** The person asked for the line or must answer it, so it may cover parts of the page. */
  readonly wanted?: boolean;
  /** The person asked for the whole line: pressed the field's corner mark, or the strip's button. */
  readonly isChosen?: boolean;
  /**
   * Rows of buttons that the line has room for, whether it has as many buttons or not, so that a page
   * cannot tell from its size what it says. 1 if left out.
   */
  readonly rows?: ButtonRows;
  /** The text names an address and what is wrong with it, so it needs more room. */
  readonly isLong?: boolean;
}

export interface LineField extends LineAction {
  /** What is wrong with the field, in at most 40 characters. */
  readonly brief: string;
  /** Name and problem, for assistive technology. */
  readonly spoken: string;
  readonly control: HTMLElement;
}

export interface LineChoice extends LineAction {
  /** Whether this is the present state. */
  readonly isCurrent?: boolean;
}

export interface LineAction {
  readonly label: string;
  /** It corrects the value. A strip has room for this button only. */
  readonly isCorrection?: boolean;
  /** Called on a trusted press. It must cost nothing, and do nothing that the page could not do itself. */
  run(): void;
}

/** Equal for views whose content is the same. */
export function contentKeyOf(view: LineView, isMenuOpen: boolean): string {
  const { standing, text, basis, held, actions, fields, fieldRows, rows, choices = [] } = view;
  const choiceKeys = choices.map(({ label, isCurrent }) => [label, isCurrent]);
  if (isMenuOpen) return JSON.stringify(choiceKeys);
  const labels = actions.map(({ label }) => label);
  const named = fields?.map(({ spoken }) => spoken);
  return JSON.stringify([
    ...[standing, text, basis, held, labels, rows, choices.length],
    ...[named, fieldRows],
  ]);
}
