/** The text and actions of the line by a field. Does not touch the DOM. */

import { type Standing, type Tone, toneOf, type Verdict } from '../../domain/index.ts';
import type { VerdictWithOffer } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { briefOf, briefText } from '../../texts/brief-text.ts';
import type { ButtonRows, LineAction, LineField, LineView } from '../line/index.ts';
import type { FieldAddressList, TrackedField } from './tracked-field.ts';

/** With these standings, a contradiction with another value of the form replaces the verdict. */
const OVERRIDABLE_STANDINGS: readonly Standing[] = ['good', 'unknown'];

/** The full-width forms of ASCII, as East Asian keyboards type them. */
const FULL_WIDTH = /[\uff01-\uff5e]/;

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
  label: fieldLineText('use', { value }),
  isCorrection: true,
  run: () => applySuggestion(value),
});

function suggestionActions(
  verdict: Verdict,
  commands: Pick<LineCommands, 'applySuggestion'>,
  list: FieldAddressList | undefined,
): LineAction[] {
  const { suggestion } = verdict;
  if (suggestion === undefined) return [];
  return list?.isReplaceable(verdict) === false ? [] : [suggestionAction(suggestion, commands)];
}

/**
 * Whether a sound value is typed with full-width characters, which many forms refuse. Not for phone
 * numbers, for which some forms require full-width digits.
 */
const isFullWidth = (typed: string, { kind, standing, suggestion }: Verdict) =>
  FULL_WIDTH.test(typed) &&
  kind !== 'phone' &&
  OVERRIDABLE_STANDINGS.includes(standing) &&
  suggestion === undefined;

/**
 * Whether the paid lookup is offered. Not for a bad or probably mistyped value, which the person
 * should fix first.
 */
const isLookupOffered = ({ verdict, offer }: VerdictWithOffer) =>
  offer.connected &&
  (offer.policy === 'ask' || offer.policy === 'auto') &&
  offer.credits > 0 &&
  verdict.standing !== 'bad' &&
  verdict.suggestion === undefined &&
  KIND_DEFINITIONS[verdict.kind].lookup?.acceptedFormat.test(verdict.value) === true;

/** The words for what the verdict is based on. */
function basisText(tone: Tone, isAnswered: boolean): string {
  if (tone === 'confirmed') return fieldLineText('confirmed');
  if (isAnswered) return fieldLineText('lookedUp');
  return fieldLineText(tone === 'fits' ? 'passesChecks' : 'checkedOffline');
}

/** The text of a verdict. The sentence about a list names the address. */
const textOf = (
  verdict: Verdict,
  list: FieldAddressList | undefined,
): Pick<LineView, 'text' | 'brief' | 'isLong'> => ({
  text: list?.textOf(verdict) ?? verdict.headline,
  brief: briefText(verdict),
  ...(list && { isLong: true }),
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
 * @param contradiction a sentence about a contradiction with other values of the form
 * @returns null if there is nothing to show
 */
export function lineViewOf(
  { field, wasLeft }: Pick<TrackedField, 'field' | 'wasLeft'>,
  commands: LineCommands,
  contradiction?: string,
): LineView | null {
  const value = field.value();
  if (!value) return null;
  const rows = rowsFor(value);
  if (field.isLookingUp) {
    const text = fieldLineText('lookingUp');
    return { standing: 'busy', text, brief: text, actions: [], rows };
  }
  const judgement = field.judgement();
  if (!judgement) return null;
  const { verdict, offer } = judgement;
  const { list } = field;
  // Only complete addresses of a list are checked, so a bad one is shown before the field is left.
  if (verdict.standing === 'bad' && !wasLeft && !list) return null;
  const isWide = !list && isFullWidth(value, verdict);
  const actions = [
    ...(isWide ? [suggestionAction(verdict.value, commands)] : []),
    ...suggestionActions(verdict, commands, list),
  ];
  if (!list && !field.isAnswered && isLookupOffered(judgement)) {
    actions.push({
      label: fieldLineText(field.isPossiblyBilled ? 'lookUpAgain' : 'lookUp', {
        credits: offer.credits,
      }),
      run: () => commands.prepareLookup(),
    });
  }
  const tone = toneOf(verdict);
  const hint = field.hint();
  if (hint) return { standing: tone, text: hint, brief: briefOf('confirm'), actions, rows };
  const failure = field.failureText();
  // `unknown`: a failed lookup says nothing about the value.
  if (failure)
    return { standing: 'unknown', text: failure, brief: briefOf('noAnswer'), actions, rows };
  // `unknown`: shown, but no reason to hold a submit, because the value itself is sound.
  if (contradiction && OVERRIDABLE_STANDINGS.includes(verdict.standing)) {
    const basis = fieldLineText('comparedOffline');
    const brief = briefOf('contradiction');
    return { standing: 'unknown', text: contradiction, brief, basis, actions, rows };
  }
  const basis = basisText(tone, field.isAnswered);
  if (isWide && !field.isAnswered)
    return {
      standing: 'unknown',
      text: fieldLineText('fullWidth'),
      brief: fieldLineText('fullWidthBrief'),
      basis,
      actions,
      rows,
    };
  return { standing: tone, ...textOf(verdict, list), basis, actions, rows };
}

/** Shown while a submit waits for a verdict. */
export const waitingLineView = (sendNow: () => void): LineView => ({
  standing: 'busy',
  text: fieldLineText('checking'),
  brief: fieldLineText('checking'),
  actions: [{ label: fieldLineText('sendNow'), run: sendNow }],
  rows: 2,
  wanted: true,
});

/**
 * The message about a form that was not sent.
 * @param fieldRows rows that there is room for, if the page must not learn how many fields need a look
 */
export function heldFormView(
  fields: readonly HeldField[],
  commands: HeldFormCommands,
  fieldRows?: number,
): LineView {
  const [first] = fields;
  const text = fieldLineText('notSent', { count: fields.length });
  const common = { text, brief: text, ...(fieldRows !== undefined && { fieldRows }) };
  if (!first) {
    const send = { label: fieldLineText('sendNow'), run: () => commands.sendNow() };
    return { ...common, standing: 'fits', actions: [send], fields: [] };
  }
  // After a lookup, the box must not show by its size whether there is a suggestion.
  const isAlone = fields.length === 1 && !first.verdict.basis.includes('api');
  const actions = [
    { label: fieldLineText('fixIt'), run: () => commands.fix() },
    { label: fieldLineText('sendAnyway'), run: () => commands.sendAnyway() },
    ...(isAlone ? suggestionActions(first.verdict, first, first.list) : []),
  ];
  return {
    ...common,
    standing: fields.some(({ verdict }) => verdict.standing === 'bad') ? 'bad' : 'caution',
    actions,
    fields: fields.map(({ label, control, verdict, run }) => {
      const brief = briefText(verdict);
      const spoken = fieldLineText('listProblem', { address: label, problem: brief });
      return { label, control, brief, spoken, run };
    }),
  };
}
