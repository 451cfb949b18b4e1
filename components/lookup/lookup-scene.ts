import {
  type Failure,
  type FailureKind,
  isKeyRefused,
  type Verdict,
} from '../../lib/domain/index.ts';
import type { LookupOffer, LookupPlace } from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS, lookupFor } from '../../lib/kinds/index.ts';
import { isComplete } from '../../lib/values/kinds/forms.ts';
import type { LookupState } from './lookup-state.ts';

/** What stands under a value about its lookup: always one thing. */
type LookupScene =
  | { readonly show: 'nothing' }
  /** A sentence: the API has no register, a key or the country code is missing, the policy forbids it. */
  | { readonly show: 'no-registry' | 'needs-key' | 'missing-part' | 'policy-forbids' }
  /** A button to connect a key. */
  | { readonly show: 'connect' }
  /** The API refused the key before. */
  | { readonly show: 'key-refused'; readonly failure: Failure }
  /** The lookup runs: its button says so. */
  | { readonly show: 'running'; readonly since: number }
  /** The priced button; after a failure, which is said above, to try again. */
  | { readonly show: 'offer' };

interface LookupSituation {
  readonly verdict: Verdict;
  readonly offer: LookupOffer;
  readonly state: LookupState;
  readonly place: LookupPlace;
  /** A form or button to connect a key is in view. */
  readonly connectNear: boolean;
}

/** Places where Fieldmark shows offers by itself, so the site's policy applies. */
const POLICY_PLACES: ReadonlySet<LookupPlace> = new Set<LookupPlace>(['text', 'field']);
/** Failures after which the same lookup cannot succeed. */
const FINAL_FAILURES: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'no-key',
  'bad-input',
  'bad-request',
  'too-large',
  'other-script',
  'not-allowed',
]);

/**
 * The one state of a lookup. The newest fact counts: a running lookup hides what was wrong before, and after
 * a failure only that failure counts, not what an earlier one left in the offer.
 */
export function lookupScene(situation: LookupSituation): LookupScene {
  const { verdict, offer, state, place, connectNear } = situation;
  const lookup = lookupFor(verdict);
  // The verdict names the register of a value that is not in those of the API.
  if (lookup === null)
    return { show: KIND_DEFINITIONS[verdict.kind].lookup ? 'nothing' : 'no-registry' };
  if (state.step === 'asking') return { show: 'running', since: state.since };
  if (state.step === 'failed') {
    const { failure } = state;
    // The note about the failure leads to the settings.
    const isFinal = isKeyRefused(failure) || FINAL_FAILURES.has(failure.kind);
    return { show: isFinal ? 'nothing' : 'offer' };
  }
  if (offer.trouble && isKeyRefused(offer.trouble))
    return { show: 'key-refused', failure: offer.trouble };
  if (!offer.connected) {
    if (connectNear) return { show: 'needs-key' };
    // What is wrong needs no lookup.
    const isClosed = verdict.standing === 'bad' || verdict.suggestion !== undefined;
    return { show: isClosed ? 'nothing' : 'connect' };
  }
  if (POLICY_PLACES.has(place) && (offer.policy === 'off' || offer.policy === 'check'))
    return { show: 'policy-forbids' };
  // An open verdict says itself what is missing.
  if (!isComplete(verdict))
    return { show: verdict.standing === 'unknown' ? 'nothing' : 'missing-part' };
  return { show: 'offer' };
}
