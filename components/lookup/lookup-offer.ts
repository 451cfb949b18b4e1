/** What the priced buttons under a value say: which lookup is next, and for how much. */
import type { Depth, Verdict } from '../../lib/domain/index.ts';
import type { LookupOffer } from '../../lib/extension/schemas/index.ts';
import { lookupFor } from '../../lib/kinds/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { formatTimeAgo, lookupPrice } from '../format/index.ts';
import { isRepeatPaid, type LookupAnswer, type LookupState } from './lookup-state.ts';

/** A button that looks the value up at the price on it. */
interface PricedButton {
  readonly label: string;
  readonly depth: Depth;
  /** It was asked before, so it is looked up again, at the full price. */
  readonly isRepeat: boolean;
}

interface OfferedLookups {
  /** When the value was looked up, and what that cost. */
  readonly answered: string | null;
  /** What to know before a press that the API would refuse. */
  readonly shortage: string | null;
  /** Null: it has just been paid for. */
  readonly next: (PricedButton & { readonly look: 'primary' | 'secondary' | 'quiet' }) | null;
  /** The longer lookup, behind a menu. */
  readonly deep: PricedButton | null;
}

interface OfferSituation {
  readonly verdict: Verdict;
  readonly offer: LookupOffer;
  readonly answer: LookupAnswer | null;
  readonly state: LookupState;
  /** A note of another list is said before all else, and a lookup does not answer it. */
  readonly isNoted: boolean;
  /** In a card, which is open for a moment: it does not offer what has just been paid for. */
  readonly isCard: boolean;
  /** In a list: the deep lookup is offered only after the standard one. */
  readonly isDense: boolean;
}

/** The depth of the shown answer. A cached one has none; it is the last deep one if their times are equal. */
function answeredDepth({ answer, offer }: OfferSituation): Depth | null {
  if (answer) return answer.depth;
  if (offer.answeredAt === undefined) return null;
  return offer.deepAt === offer.answeredAt ? 'deep' : 'standard';
}

/** Whether a lookup of this depth would be one more: it was answered, is under way, or may have been billed. */
function isRepeat(situation: OfferSituation, depth: Depth): boolean {
  const { state, offer } = situation;
  if (state.step === 'failed' && state.depth === depth && isRepeatPaid(state.failure)) return true;
  const known = answeredDepth(situation);
  if (depth === 'standard' || known === 'deep') return known !== null;
  return (offer.jobs ?? []).some((job) => job.depth === 'deep' && job.stoppedAt === undefined);
}

export function offeredLookups(situation: OfferSituation): OfferedLookups {
  const { verdict, offer, answer, state, isNoted, isCard, isDense } = situation;
  const { kind } = verdict;
  const failed = state.step === 'failed' ? state : null;
  const known = answeredDepth(situation);
  // What failed is what is tried again.
  const depth = failed?.depth ?? known ?? 'standard';
  const again = isRepeat(situation, depth);
  const price = lookupPrice(kind, depth, again, offer);
  const shortage = state.step === 'rest' ? shortageText(price, offer) : null;
  // A price is the main button only where a lookup can answer the question that is open.
  const isClosed =
    again || isNoted || verdict.standing === 'bad' || verdict.suggestion !== undefined;
  const isSecond = failed !== null || shortage !== null || state.step === 'prepared';
  const isRepeatLabel =
    depth === 'deep' && known !== 'deep'
      ? lookupsText('deepAgainFor', { kind, price })
      : lookupsText('lookUpAgainFor', { price });
  const label = again
    ? isRepeatLabel
    : failed
      ? lookupsText('tryAgainFor', { price })
      : lookupsText('lookUpFor', { price });
  const look = isClosed ? 'quiet' : isSecond ? 'secondary' : 'primary';
  const isPaidNow = isCard && answer?.from === 'api' && !failed;
  const deepAgain = isRepeat(situation, 'deep');
  const offersDeep =
    lookupFor(verdict)?.deep && offer.deep !== undefined && !failed && known !== 'deep';
  const deepLabel = () => {
    const deepPrice = lookupPrice(kind, 'deep', deepAgain, offer);
    return lookupsText(deepAgain ? 'deepAgainFor' : 'deepFor', { kind, price: deepPrice });
  };
  const answeredAt = answer?.at ?? offer.answeredAt;
  return {
    answered:
      answeredAt === undefined ? null : answeredLabel(answeredAt, answer, offer.shared, isCard),
    shortage,
    next: isPaidNow ? null : { label, depth, isRepeat: again, look },
    deep:
      offersDeep && (!isDense || again || deepAgain)
        ? { label: deepLabel(), depth: 'deep', isRepeat: deepAgain }
        : null,
  };
}

/** What to know before a press that the API would refuse; null: nothing (API contract, Balance rules, 5). */
function shortageText(price: number, { trouble, creditsLeft }: LookupOffer): string | null {
  if (trouble) return trouble.message;
  if (creditsLeft === undefined || creditsLeft >= price) return null;
  return creditsLeft === 0
    ? lookupsText('noCreditsLeft')
    : lookupsText('tooFewLeft', { count: creditsLeft });
}

/**
 * When the value was looked up, here or by the team (`at` in ms since the epoch), and the cost if it was
 * looked up just now. `isShort`: for the one line of a card.
 */
function answeredLabel(
  at: number,
  answer: LookupAnswer | null,
  shared: LookupOffer['shared'],
  isShort: boolean,
): string {
  const when = formatTimeAgo(at);
  if (shared) {
    const dated = shared.at === undefined ? 'no' : 'yes';
    const name = answer?.from === 'api' ? 'answeredByTeamFree' : 'answeredByTeam';
    return lookupsText(name, { dated, when });
  }
  if (answer?.from !== 'api' || answer.credits <= 0) return lookupsText('answeredWhen', { when });
  const count = answer.credits;
  if (isShort && !answer.unsure) return lookupsText('paidWhen', { when, count });
  return lookupsText(answer.unsure ? 'answeredForPossibly' : 'answeredFor', { when, count });
}
