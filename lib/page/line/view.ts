/** What a line shows. */
import type { LineTone } from './elements.ts';

export interface LineView {
  /** `busy` while an answer is pending. */
  readonly standing: LineTone;
  /** A single sentence. */
  readonly text: string;
  /** What the verdict is based on, in two or three words. */
  readonly basis?: string;
  readonly actions: readonly LineAction[];
  /** The question of a held submit: a focused alertdialog instead of a status line. */
  readonly held?: boolean;
  /** The person asked for the line or must answer it: it may cover something of the page. */
  readonly wanted?: boolean;
}

export interface LineAction {
  readonly label: string;
  /** Called on a trusted press. Must cost nothing and do nothing that the page could not do itself. */
  run(): void;
}
