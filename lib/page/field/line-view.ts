/** The text and actions of the line by a field. Does not touch the DOM. */

import { type Standing, toneOf, type Verdict } from '../../domain/index.ts';
import type { VerdictWithOffer } from '../../extension/schemas/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { briefOf, briefText } from '../../texts/brief-text.ts';
import type {
  ButtonRows,
  FormView,
  LineAction,
  LineField,
  LineView,
  MomentView,
  ValueView,
} from '../line/index.ts';
import { isLookupOffered } from './field-lookup.ts';
import type { Beside, FieldAddressList, FieldLookup, TrackedField } from './tracked-field.ts';

/** With these standings, a contradiction with another value of the form replaces the verdict. */
const OVERRIDABLE_STANDINGS: readonly Standing[] = ['good', 'unknown'];

/** The full-width forms of ASCII, as East Asian keyboards type them. */
const FULL_WIDTH = /[\uff01-\uff5e]/;

/** A field's message. While a submit waits for its verdict, it says so until the form is sent or held. */
export type FieldView = ValueView | MomentView;

/** The actions of the line's buttons. */
export interface LineCommands {
  applySuggestion(value: string): void;
  /** Prepares the paid lookup for the popup. */
  prepareLookup(): void;
}

/** What a person can do about a held form. */
export interface HeldFormCommands {
  /** Goes to the first field that needs a look. */
  fix(): void;
  /** Sends the form as it is. */
  sendAnyway(): void;
  /** Sends the form after all fields were corrected. */
  sendNow(): void;
}

/** A field that needs a look, in the message about its form. */
export interface HeldField extends Pick<LineField, 'label' | 'control' | 'run'> {
  readonly verdict: Verdict;
  readonly list: FieldAddressList | undefined;
  applySuggestion(value: string): void;
}

const suggestionAction = (
  value: string,
  { applySuggestion }: Pick<LineCommands, 'applySuggestion'>,
): LineAction => ({
  label: fieldLineText('useIt'),
  isPrimary: true,
  run: () => applySuggestion(value),
});

/** The suggestion, if Fieldmark can write it into the field. */
const usableSuggestion = (
  verdict: Verdict,
  list: FieldAddressList | undefined,
): string | undefined => (list?.isReplaceable(verdict) === false ? undefined : verdict.suggestion);

/** The text of a verdict. The sentence about a list names the address. */
const textOf = (
  verdict: Verdict,
  list: FieldAddressList | undefined,
): Pick<LineView, 'text' | 'brief'> => ({
  text: list?.textOf(verdict) ?? verdict.headline,
  brief: briefText(verdict),
});

const didYouMean = (value: string): Pick<LineView, 'text' | 'brief'> => ({
  text: fieldLineText('didYouMean', { value }),
  brief: value,
});

/** The longest value, UTF-16 code units, whose correction fits into a row of buttons. */
const MAX_IN_ROW = 28;

/**
 * Rows for the buttons, by what the page knows as well: what was typed. A wide or long value brings a button
 * that the lookup's button must not push out of sight.
 */
const rowsFor = (value: string): ButtonRows =>
  value.length > 3 * MAX_IN_ROW ? 3 : value.length > MAX_IN_ROW || FULL_WIDTH.test(value) ? 2 : 1;

/**
 * The correction first, else what is wrong. A value that passes has no more than a mark.
 * @param beside what is said about the value beside others of the form
 * @returns null if there is nothing to show
 */
export function lineViewOf(
  { field, wasLeft }: Pick<TrackedField, 'field' | 'wasLeft'>,
  commands: LineCommands,
  beside?: Beside,
): ValueView | null {
  const value = field.value();
  if (!value) return null;
  const { list } = field;
  const lookup = list ? undefined : field.lookup;
  const common = { about: 'value', choices: [], rows: rowsFor(value), isQuiet: false } as const;
  if (lookup?.step === 'running') {
    const text = fieldLineText('lookingUp');
    const busy = { standing: 'busy', text, brief: text, actions: [] } as const;
    return { ...common, ...busy, isPaid: true, isQuiet: true };
  }
  const judgement = field.judgement();
  if (!judgement) return null;
  const { verdict } = judgement;
  // Only complete addresses of a list are checked, so a bad one is shown before the field is left.
  if (verdict.standing === 'bad' && !wasLeft && !list) return null;
  const standing = toneOf(verdict);
  const isSound = OVERRIDABLE_STANDINGS.includes(verdict.standing);
  const isAnswered = lookup?.isAnswered === true;
  const offers = lookup ? offersOf(lookup, judgement, commands) : [];
  const isPaid = isAnswered || beside?.private === true;
  const verdictView = { ...common, standing, actions: offers, isPaid };
  if (lookup?.step === 'prepared')
    return { ...verdictView, text: lookup.says, brief: briefOf('confirm'), isPaid: true };
  const meant = usableSuggestion(verdict, list);
  if (meant !== undefined)
    return {
      ...verdictView,
      ...didYouMean(meant),
      actions: [suggestionAction(meant, commands), ...offers],
    };
  if (beside?.says && beside.first && verdict.standing !== 'bad') {
    const brief = beside.brief ?? briefText({ ...verdict, standing: 'caution', reason: '' });
    return { ...verdictView, standing: 'caution', text: beside.says, brief };
  }
  // `unknown`: a failed lookup says nothing about the value.
  const unknown = { ...verdictView, standing: 'unknown' } as const;
  if (lookup?.step === 'failed')
    return { ...unknown, text: lookup.says, brief: briefOf('noAnswer'), isPaid: true };
  // Shown, but no reason to hold a submit, because the value itself is sound.
  if (beside?.says && isSound)
    return { ...unknown, text: beside.says, brief: briefOf('contradiction') };
  const isQuiet = verdict.standing === 'good' || (isSound && !isAnswered);
  return { ...verdictView, ...textOf(verdict, list), isQuiet };
}

/** The button that prepares the paid lookup, in an array; empty where none is offered. */
function offersOf(
  { isAnswered, mayBeBilled }: FieldLookup,
  judgement: VerdictWithOffer,
  commands: LineCommands,
): LineAction[] {
  if (isAnswered || !isLookupOffered(judgement)) return [];
  const { credits } = judgement.offer;
  const label = fieldLineText(mayBeBilled ? 'lookUpAgain' : 'lookUp', { credits });
  return [{ label, isPrimary: true, isOffer: true, run: () => commands.prepareLookup() }];
}

/** Shown while a submit waits for a verdict. */
export const waitingLineView = (sendNow: () => void): MomentView => ({
  about: 'wait',
  standing: 'busy',
  text: fieldLineText('checking'),
  brief: fieldLineText('checking'),
  actions: [{ label: fieldLineText('sendNow'), isPrimary: true, run: sendNow }],
});

/**
 * The message about a form that was not sent.
 * @param fieldRows rows that there is room for, if the page must not learn how many fields need a look
 */
export function heldFormView(
  fields: readonly HeldField[],
  commands: HeldFormCommands,
  { isQuestion, near, fieldRows }: Pick<FormView, 'isQuestion' | 'near' | 'fieldRows'>,
): FormView {
  const [first] = fields;
  const text = fieldLineText('notSent', { count: fields.length });
  // Where there is one row, the field's problem is beside it.
  const brief = fieldLineText('notSent', { count: 0 });
  const common = { about: 'form', isQuestion, near, fieldRows, text, brief } as const;
  if (!first) {
    const send = {
      label: fieldLineText('sendNow'),
      isPrimary: true,
      run: () => commands.sendNow(),
    };
    return { ...common, standing: 'fits', actions: [send], fields: [] };
  }
  // After a lookup, the box must not show by its size whether there is a suggestion.
  const meantFor = ({ verdict, list }: HeldField) =>
    fieldRows === undefined ? usableSuggestion(verdict, list) : undefined;
  const meant = fields.length === 1 ? meantFor(first) : undefined;
  const fix =
    meant === undefined
      ? { label: fieldLineText('fixIt'), isPrimary: true, run: () => commands.fix() }
      : suggestionAction(meant, first);
  return {
    ...common,
    standing: fields.some(({ verdict }) => verdict.standing === 'bad') ? 'bad' : 'caution',
    actions: [fix, { label: fieldLineText('sendAnyway'), run: () => commands.sendAnyway() }],
    fields: fields.map((field) => {
      const { label, control, verdict, run } = field;
      const value = meantFor(field);
      const brief = value === undefined ? briefText(verdict) : didYouMean(value).text;
      const spoken = fieldLineText('listProblem', { address: label, problem: brief });
      return { label, control, brief, spoken, run };
    }),
  };
}

/** Shown for a moment after a correction, in the same place. */
export const undoLineView = (value: string, undo: () => void): MomentView => ({
  about: 'undo',
  standing: 'fits',
  text: fieldLineText('changed', { value }),
  brief: value,
  actions: [{ label: fieldLineText('undo'), run: undo }],
});
