/** The text and actions of the line by a field. Does not touch the DOM. */

import { type Standing, type Tone, toneOf, type Verdict } from '../../domain/index.ts';
import type { VerdictWithOffer } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { briefText } from '../../texts/brief-text.ts';
import { fieldLineText } from '../../texts/line.ts';
import type { ButtonRows, LineAction, LineView } from '../line/index.ts';
import type { FieldAddressList } from '../value/index.ts';
import type { TrackedField } from './tracked-field.ts';

export type ShownField = Pick<TrackedField, 'field' | 'wasLeft' | 'dismissedValue' | 'submitNow'>;

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

export interface HeldLineCommands extends Pick<LineCommands, 'applySuggestion'> {
  fix(): void;
  sendAnyway(): void;
}

const suggestionAction = (
  value: string,
  { applySuggestion }: Pick<LineCommands, 'applySuggestion'>,
): LineAction => ({
  label: fieldLineText('use', { value }),
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

/** The text of a verdict. The sentence about a list names the address, so it has no brief form. */
const textOf = (
  verdict: Verdict,
  list: FieldAddressList | undefined,
): Pick<LineView, 'text' | 'brief' | 'isLong'> =>
  list
    ? { text: list.textOf(verdict), isLong: true }
    : { text: verdict.headline, brief: briefText(verdict) };

/**
 * Rows for the buttons, by what the page knows as well: whether a submit waits, and what was typed. Each
 * brings a button, which the lookup's button must not push out of sight.
 */
const rowsFor = (value: string, isSubmitWaiting: boolean): ButtonRows =>
  isSubmitWaiting && FULL_WIDTH.test(value) ? 3 : isSubmitWaiting || FULL_WIDTH.test(value) ? 2 : 1;

/**
 * @param contradiction a sentence about a contradiction with other values of the form
 * @returns null if there is nothing to show
 */
export function lineViewOf(
  { field, wasLeft, dismissedValue, submitNow }: ShownField,
  commands: LineCommands,
  contradiction?: string,
): LineView | null {
  const value = field.value();
  if (!value || dismissedValue === value) return null;
  const sendActions = submitNow ? [{ label: fieldLineText('sendNow'), run: submitNow }] : [];
  const rows = rowsFor(value, submitNow !== undefined);
  if (field.isLookingUp)
    return { standing: 'busy', text: fieldLineText('lookingUp'), actions: sendActions, rows };
  const judgement = field.judgement();
  if (!judgement) return submitNow ? waitingLineView(submitNow) : null;
  const { verdict, offer } = judgement;
  const { list } = field;
  // Only complete addresses of a list are checked, so a bad one is shown before the field is left.
  if (verdict.standing === 'bad' && !wasLeft && !list) return null;
  const isWide = !list && isFullWidth(value, verdict);
  const actions = [
    ...(isWide ? [suggestionAction(verdict.value, commands)] : []),
    ...suggestionActions(verdict, commands, list),
    ...sendActions,
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
  if (hint) return { standing: tone, text: hint, actions, rows };
  const failure = field.failureText();
  // `unknown`: a failed lookup says nothing about the value.
  if (failure) return { standing: 'unknown', text: failure, actions, rows };
  // `unknown`: shown, but no reason to hold a submit, because the value itself is sound.
  if (contradiction && OVERRIDABLE_STANDINGS.includes(verdict.standing)) {
    const basis = fieldLineText('comparedOffline');
    return { standing: 'unknown', text: contradiction, basis, actions, rows };
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
  actions: [{ label: fieldLineText('sendNow'), run: sendNow }],
  rows: 2,
  wanted: true,
});

/** The question of a held submit. */
export function heldLineView(
  verdict: Verdict,
  commands: HeldLineCommands,
  list?: FieldAddressList,
): LineView {
  const suggestions = suggestionActions(verdict, commands, list);
  const fix = { label: fieldLineText('fixIt'), run: () => commands.fix() };
  const submit = { label: fieldLineText('sendAnyway'), run: () => commands.sendAnyway() };
  // In a long line the suggestion has its own row.
  const actions = list ? [fix, submit, ...suggestions] : [fix, ...suggestions, submit];
  const rows = verdict.basis.includes('api') ? 3 : 1;
  const standing = toneOf(verdict);
  return { standing, ...textOf(verdict, list), actions, held: true, rows };
}
