/** The content of a line, and what the page's side does with it. */
import type { CornerMark } from './corner-marks.ts';
import type { LineTone } from './elements.ts';

export type ButtonRows = 1 | 2 | 3;

/** What a line says and offers. */
export type LineView = ValueView | FormView | MomentView;

interface Said {
  /** `busy` while an answer is pending. */
  readonly standing: LineTone;
  /** A single sentence. */
  readonly text: string;
  /** The same in at most 40 characters, or the suggestion; replaces a sentence that is long or does not fit. */
  readonly brief: string;
  readonly actions: readonly LineAction[];
}

/** About the value of a field. */
export interface ValueView extends Said {
  readonly about: 'value';
  /** The choices in the line's menu. */
  readonly choices: readonly LineChoice[];
  /** Nothing is wrong: only the corner mark is seen until the person chooses the field. */
  readonly isQuiet: boolean;
  /**
   * It depends on a lookup or on what the person keeps, so it takes up its area even if nothing is drawn: a page
   * can find out that area.
   */
  readonly isPaid: boolean;
  /**
   * Rows of buttons that the line's area has room for, whether it has as many buttons or not, so that a page
   * cannot tell from its size what it says.
   */
  readonly rows: ButtonRows;
}

/** About a form that was not sent. */
export interface FormView extends Said {
  readonly about: 'form';
  /** The question of a held submit: a focused alertdialog instead of a status line. */
  readonly isQuestion: boolean;
  /** The fields that it names, below its sentence. */
  readonly fields: readonly LineField[];
  /** Elements that it may stand by, best first. */
  readonly near: readonly HTMLElement[];
  /** Rows that there is room for, however many fields there are; undefined: as many as fields. */
  readonly fieldRows: number | undefined;
}

/** For a moment: a submit waits for a verdict, a notice, or the undo of a correction, in the correction's place. */
export interface MomentView extends Said {
  readonly about: 'wait' | 'notice' | 'undo';
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
  /** The button that is made to stand out. A strip has room for this one only. */
  readonly isPrimary?: boolean;
  /** It has a price: offered only in a chosen line. */
  readonly isOffer?: boolean;
  /** Called on a trusted press. It must cost nothing, and do nothing that the page could not do itself. */
  run(): void;
}

/** What is to be seen: the line by one element, and corner marks. */
export interface LineRequest {
  readonly field: HTMLElement;
  readonly view: LineView;
  /**
   * The person asked for the whole line: pointed at or pressed the field's corner mark, or the strip's
   * button.
   */
  readonly isChosen: boolean;
  /** The fields that have a message. */
  readonly marks: readonly CornerMark[];
}

export interface FieldLine {
  /** @returns whether the whole line is visible; false if there is no free position or no top layer */
  show(request: LineRequest): boolean;
  hide(): void;
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
}

/** Called when a person uses the line. */
export interface LineHandlers {
  onDismiss(): void;
  /** The person pointed at, pressed or focused a corner mark; null when pointer and focus left our interface. */
  onChooseField(field: HTMLElement | null): void;
  /** The page removed the field of the shown line. */
  onFieldGone(): void;
}
