/** What the line shows now, and what follows from it. Does not touch the DOM. */
import type { FormLength } from './elements.ts';
import type { ButtonRows, LineChoice, LineField, LineRequest, LineView } from './view.ts';

export interface LineShown extends LineRequest {
  /** The choices of the menu are in the place of the message. */
  readonly isMenuOpen: boolean;
}

/** The menu stays open while its field has choices. */
export const nextShown = (before: LineShown | undefined, request: LineRequest): LineShown => ({
  ...request,
  isMenuOpen:
    before?.isMenuOpen === true &&
    before.field === request.field &&
    choicesOf(request.view).length > 0,
});

export const choicesOf = (view: LineView): readonly LineChoice[] =>
  view.about === 'value' ? view.choices : [];
export const lineFieldsOf = (view: LineView): readonly LineField[] =>
  view.about === 'form' ? view.fields : [];
export const rowsOf = (view: LineView): ButtonRows => (view.about === 'value' ? view.rows : 1);
export const isQuestion = (view: LineView | undefined): boolean =>
  view?.about === 'form' && view.isQuestion;
export const isPaid = (view: LineView): boolean => view.about === 'value' && view.isPaid;

/** Whether no more than the corner mark is seen. */
export const isMarkOnly = ({ view, isChosen, isMenuOpen }: LineShown): boolean =>
  view.about === 'value' && view.isQuiet && !isChosen && !isMenuOpen;

/** The person asked for the whole line, or is in its menu. */
export const isWhole = ({ isChosen, isMenuOpen }: LineShown): boolean => isChosen || isMenuOpen;

/** The person asked for the line or must answer it, so it may cover parts of the page. */
export const isWanted = ({ view, isChosen }: LineShown): boolean =>
  isChosen || view.about === 'wait' || view.about === 'notice';

/** Equal for lines whose content is the same. */
export function contentKeyOf(shown: LineShown): string {
  const { view, isChosen, isMenuOpen } = shown;
  const choices = choicesOf(view).map(({ label, isCurrent }) => [label, isCurrent]);
  if (isMenuOpen) return JSON.stringify(choices);
  const { standing, text, actions } = view;
  const named = lineFieldsOf(view).map(({ spoken }) => spoken);
  const fieldRows = view.about === 'form' && [view.isQuestion, view.fieldRows];
  return JSON.stringify([
    ...[standing, text, actions.map(({ label }) => label), rowsOf(view), choices.length],
    ...[isPaid(view), view.about === 'form', named, fieldRows, isMarkOnly(shown), isChosen],
  ]);
}

/** Equal for lines that may stay in the same place. */
export const sortOf = (shown: LineShown): string =>
  [shown.view.about === 'form' && shown.view.fields.length, isWanted(shown), shown.isChosen].join();

/** A strip has room for one field, and no row for what a page must not see. */
export const lengthsOf = (view: LineView): readonly FormLength[] =>
  view.about !== 'form' || (view.fieldRows === undefined && view.fields.length < 2)
    ? ['whole', 'compact', 'strip']
    : ['whole', 'compact'];
