/** The content of a line, and what the page's side does with it. */
import type { GetShadowRoot } from '../dom/index.ts';
import type { CornerMark } from './corner-marks.ts';
import type { FormLength, LineTone } from './elements.ts';

export type ButtonRows = 1 | 2 | 3;

export interface LineView {
  /** `busy` while an answer is pending. */
  readonly standing: LineTone;
  /** A single sentence. */
  readonly text: string;
  /** The same in at most 40 characters, or the suggestion; replaces a sentence that is long or does not fit. */
  readonly brief: string;
  readonly actions: readonly LineAction[];
  /** The choices in the line's menu. */
  readonly choices?: readonly LineChoice[];
  /** The fields that a message about a whole form names, below its sentence. */
  readonly fields?: readonly LineField[];
  /** Elements that a message about a whole form may stand by, best first. */
  readonly near?: readonly HTMLElement[];
  /** Rows that there is room for, however many fields there are. As many as fields if left out. */
  readonly fieldRows?: number;
  /** The question of a held submit: a focused alertdialog instead of a status line. */
  readonly held?: boolean;
  /** The person asked for the line or must answer it, so it may cover parts of the page. */
  readonly wanted?: boolean;
  /** The person asked for the whole line: pointed at or pressed the field's corner mark, or the strip's button. */
  readonly isChosen?: boolean;
  /** Nothing is wrong: only the corner mark is seen until the person chooses the field. */
  readonly isQuiet?: boolean;
  /**
   * It depends on a lookup or on what the person keeps, so it takes up its area even if nothing is drawn: a page
   * can find out that area.
   */
  readonly isPaid?: boolean;
  /**
   * Rows of buttons that the line's area has room for, whether it has as many buttons or not, so that a page
   * cannot tell from its size what it says. 1 if left out.
   */
  readonly rows?: ButtonRows;
  /** A corrected value, in the place of the line that corrected it. */
  readonly isSettled?: boolean;
}

/** Whether no more than the corner mark is seen. */
export const isMarkOnly = ({ isQuiet, isChosen, wanted }: LineView): boolean =>
  isQuiet === true && !isChosen && !wanted;

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
  /** The button that is made to stand out. A strip has room for this one only. */
  readonly isPrimary?: boolean;
  /** It has a price: offered only in a chosen line. */
  readonly isOffer?: boolean;
  /** Called on a trusted press. It must cost nothing, and do nothing that the page could not do itself. */
  run(): void;
}

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
   * @returns false if there is none, or the person has just been in it (see createLineFocus)
   */
  enter(): boolean;
}

export interface FieldLineOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly getShadowRoot: GetShadowRoot;
}

/** Called when a person uses the line. */
export interface LineHandlers {
  onDismiss(): void;
  /** The person pointed at, pressed or focused a corner mark; null when pointer and focus left our interface. */
  onChooseField(field: HTMLElement | null): void;
  /** The page removed the field of the shown line. */
  onFieldGone(): void;
}

/** Equal for views whose content is the same. */
export function contentKeyOf(view: LineView, isMenuOpen: boolean): string {
  const { standing, text, held, actions, fields, fieldRows, rows, choices = [] } = view;
  const choiceKeys = choices.map(({ label, isCurrent }) => [label, isCurrent]);
  if (isMenuOpen) return JSON.stringify(choiceKeys);
  const labels = actions.map(({ label }) => label);
  const named = fields?.map(({ spoken }) => spoken);
  return JSON.stringify([
    ...[standing, text, held, labels, rows, choices.length, view.isPaid],
    ...[named, fieldRows, isMarkOnly(view), view.isChosen],
  ]);
}

/** A strip has room for one field, and no row for what a page must not see. */
export const lengthsOf = (view: LineView | undefined): readonly FormLength[] =>
  view?.fieldRows === undefined && (view?.fields?.length ?? 0) < 2
    ? ['whole', 'compact', 'strip']
    : ['whole', 'compact'];
