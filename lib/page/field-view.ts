/** What the line by a field says and offers. Plain data in, plain data out. */
import { KIND_TABLE } from '../kinds/index.ts';
import type { Judgement } from '../messages.ts';
import { text } from '../texts/line.ts';
import { type Standing, type Tone, toneOf, type Verdict } from '../verdict.ts';
import type { LineAction, LineView } from './field-line.ts';
import type { Watched } from './watched.ts';

export type Shown = Pick<Watched, 'field' | 'left' | 'dismissed'>;

/** Tones over which a doubt about what stands beside the value may speak. */
const QUIET: readonly Standing[] = ['good', 'unknown'];

/** What a press on the line sets off. */
export interface Acts {
  /** Puts a suggestion of ours in. */
  use(value: string): void;
  /** Prepares the paid question for the popup. */
  arm(): void;
}

export interface HeldActs extends Pick<Acts, 'use'> {
  fix(): void;
  sendAnyway(): void;
}

const using = (value: string, { use }: Pick<Acts, 'use'>): LineAction => ({
  label: text('use', { value }),
  run: () => use(value),
});

/** Whether the paid question is offered: nobody pays to hear that a mistyped address is mistyped. */
const isOffered = ({ verdict, offer }: Judgement) =>
  offer.connected &&
  (offer.policy === 'ask' || offer.policy === 'auto') &&
  offer.credits > 0 &&
  verdict.standing !== 'bad' &&
  verdict.suggestion === undefined &&
  KIND_TABLE[verdict.kind].lookup?.askable.test(verdict.value) === true;

/** The word of the tone, and what it rests on. */
function basisOf(tone: Tone, isAnswered: boolean): string {
  if (tone === 'confirmed') return text('confirmed');
  if (isAnswered) return text('lookedUp');
  return text(tone === 'fits' ? 'fitsOffline' : 'checkedOffline');
}

/**
 * @param beside what the other values of the form say against this one
 * @returns null where there is nothing to show
 */
export function viewOf(
  { field, left, dismissed }: Shown,
  acts: Acts,
  beside?: string,
): LineView | null {
  const value = field.value();
  if (!value || dismissed === value) return null;
  if (field.isLookingUp) return { standing: 'busy', text: text('lookingUp'), actions: [] };
  const known = field.judgement();
  if (!known) return null;
  const { verdict, offer } = known;
  if (verdict.standing === 'bad' && !left) return null;
  const actions: LineAction[] = [];
  if (verdict.suggestion) actions.push(using(verdict.suggestion, acts));
  if (!field.isAnswered && isOffered(known)) {
    actions.push({
      label: text(field.isLost ? 'askAgain' : 'lookUp', { credits: offer.credits }),
      run: () => acts.arm(),
    });
  }
  const tone = toneOf(verdict);
  const hint = field.hint();
  if (hint) return { standing: tone, text: hint, actions };
  const trouble = field.trouble();
  // A lookup that failed says nothing of the value.
  if (trouble) return { standing: 'unknown', text: trouble, actions };
  // Said and never held: the value itself is as sound as before.
  if (beside && QUIET.includes(verdict.standing)) {
    return { standing: 'unknown', text: beside, basis: text('comparedOffline'), actions };
  }
  return {
    standing: tone,
    text: verdict.headline,
    basis: basisOf(tone, field.isAnswered),
    actions,
  };
}

/** Shown while a submit waits for a verdict. */
export const waitingView = (go: () => void): LineView => ({
  standing: 'busy',
  text: text('checking'),
  actions: [{ label: text('sendNow'), run: go }],
  wanted: true,
});

/** The question of a held submit. */
export function heldView(verdict: Verdict, acts: HeldActs): LineView {
  const { suggestion, headline } = verdict;
  const actions: LineAction[] = [{ label: text('fixIt'), run: () => acts.fix() }];
  if (suggestion) actions.push(using(suggestion, acts));
  actions.push({ label: text('submitAnyway'), run: () => acts.sendAnyway() });
  return { standing: toneOf(verdict), text: headline, actions, held: true };
}
