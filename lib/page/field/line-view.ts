/** What the line by a field says and offers. Plain data in, plain data out. */

import { type Standing, type Tone, toneOf, type Verdict } from '../../domain/index.ts';
import type { VerdictWithOffer } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { fieldLineText } from '../../texts/line.ts';
import type { LineAction, LineView } from '../line/index.ts';
import type { TrackedField } from './tracked-field.ts';

export type ShownField = Pick<TrackedField, 'field' | 'wasLeft' | 'dismissedValue'>;

/** Tones over which a doubt about what stands beside the value may speak. */
const OVERRIDABLE_STANDINGS: readonly Standing[] = ['good', 'unknown'];

/** What a press on the line sets off. */
export interface LineCommands {
  /** Puts a suggestion of ours in. */
  applySuggestion(value: string): void;
  /** Prepares the paid question for the popup. */
  prepareLookup(): void;
}

export interface HeldLineCommands extends Pick<LineCommands, 'applySuggestion'> {
  fix(): void;
  sendAnyway(): void;
}

const suggestionAction = (
  value: string,
  { applySuggestion: use }: Pick<LineCommands, 'applySuggestion'>,
): LineAction => ({
  label: fieldLineText('use', { value }),
  run: () => use(value),
});

/** Whether the paid question is offered: nobody pays to hear that a mistyped address is mistyped. */
const isLookupOffered = ({ verdict, offer }: VerdictWithOffer) =>
  offer.connected &&
  (offer.policy === 'ask' || offer.policy === 'auto') &&
  offer.credits > 0 &&
  verdict.standing !== 'bad' &&
  verdict.suggestion === undefined &&
  KIND_DEFINITIONS[verdict.kind].lookup?.acceptedFormat.test(verdict.value) === true;

/** The word of the tone, and what it rests on. */
function basisText(tone: Tone, isAnswered: boolean): string {
  if (tone === 'confirmed') return fieldLineText('confirmed');
  if (isAnswered) return fieldLineText('lookedUp');
  return fieldLineText(tone === 'fits' ? 'fitsOffline' : 'checkedOffline');
}

/**
 * @param beside what the other values of the form say against this one
 * @returns null where there is nothing to show
 */
export function lineViewOf(
  { field, wasLeft: left, dismissedValue: dismissed }: ShownField,
  acts: LineCommands,
  beside?: string,
): LineView | null {
  const value = field.value();
  if (!value || dismissed === value) return null;
  if (field.isLookingUp) return { standing: 'busy', text: fieldLineText('lookingUp'), actions: [] };
  const known = field.judgement();
  if (!known) return null;
  const { verdict, offer } = known;
  if (verdict.standing === 'bad' && !left) return null;
  const actions: LineAction[] = [];
  if (verdict.suggestion) actions.push(suggestionAction(verdict.suggestion, acts));
  if (!field.isAnswered && isLookupOffered(known)) {
    actions.push({
      label: fieldLineText(field.isPossiblyBilled ? 'askAgain' : 'lookUp', {
        credits: offer.credits,
      }),
      run: () => acts.prepareLookup(),
    });
  }
  const tone = toneOf(verdict);
  const hint = field.hint();
  if (hint) return { standing: tone, text: hint, actions };
  const trouble = field.failureText();
  // A lookup that failed says nothing of the value.
  if (trouble) return { standing: 'unknown', text: trouble, actions };
  // Said and never held: the value itself is as sound as before.
  if (beside && OVERRIDABLE_STANDINGS.includes(verdict.standing)) {
    return { standing: 'unknown', text: beside, basis: fieldLineText('comparedOffline'), actions };
  }
  return {
    standing: tone,
    text: verdict.headline,
    basis: basisText(tone, field.isAnswered),
    actions,
  };
}

/** Shown while a submit waits for a verdict. */
export const waitingLineView = (go: () => void): LineView => ({
  standing: 'busy',
  text: fieldLineText('checking'),
  actions: [{ label: fieldLineText('sendNow'), run: go }],
  wanted: true,
});

/** The question of a held submit. */
export function heldLineView(verdict: Verdict, acts: HeldLineCommands): LineView {
  const { suggestion, headline } = verdict;
  const actions: LineAction[] = [{ label: fieldLineText('fixIt'), run: () => acts.fix() }];
  if (suggestion) actions.push(suggestionAction(suggestion, acts));
  actions.push({ label: fieldLineText('submitAnyway'), run: () => acts.sendAnyway() });
  return { standing: toneOf(verdict), text: headline, actions, held: true };
}
