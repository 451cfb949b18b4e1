import type { Outcome } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply, PendingLookup } from '../../extension/schemas/index.ts';
import { lookupCredits } from '../../kinds/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Platform } from '../platform/index.ts';
import type { ValueEvaluator } from '../values/index.ts';
import type { PendingLookups, StoredPendingLookup } from './pending-lookups.ts';

interface Dependencies {
  readonly platform: Pick<Platform, 'broadcast' | 'sendToTab'>;
  readonly pendingLookups: PendingLookups;
  readonly evaluate: ValueEvaluator;
  readonly lookup: (request: RequestOf<'lookup'>, caller: Caller) => Promise<Outcome<LookupReply>>;
}

/** Where the popup learns what is armed, and where the press that confirms it is carried out. */
export function createPendingLookupConfirmation({
  platform,
  pendingLookups: armed,
  evaluate: judge,
  lookup,
}: Dependencies) {
  /** The answer appears where it was asked from, too: the page's script and open cards ask for it. */
  async function tell(
    kind: RequestOf<'lookup'>['kind'],
    value: string,
    from: StoredPendingLookup | null,
  ) {
    const message: TabMessage = { fieldmarkTab: 'answered', kind, value };
    await platform.broadcast(message);
    if (from?.tab === undefined || from.tab === null) return;
    await platform.sendToTab(from.tab, message, from.frame).catch(() => undefined);
  }

  return {
    async current(caller: Caller): Promise<PendingLookup | null> {
      const question = await armed.current(caller);
      if (!question) return null;
      const { id, kind, value, depth, refresh, host } = question;
      const [judged] = await judge([{ kind, value }], { place: 'popup', caller });
      if (!judged) return null;
      const standard = lookupCredits(kind, 'standard') ?? 0;
      const { offer } = judged;
      const full = depth === 'deep' ? (offer.deep ?? standard) : standard;
      const kept = depth === 'deep' ? (offer.deepAt === undefined ? full : 0) : offer.credits;
      const credits = refresh ? full : kept;
      return { id, ...judged, depth, refresh, credits, host };
    },

    /** A lookup; where it confirms an armed question, its receipt says the page that it came from. */
    async lookUp(request: RequestOf<'lookup'>, caller: Caller): Promise<Outcome<LookupReply>> {
      const isOurs = caller.context === 'ui' && request.armed !== undefined;
      const from = isOurs ? await armed.find(request.armed ?? '', caller) : null;
      const asker = from ? { ...caller, host: from.host } : caller;
      const outcome = await lookup(request, asker);
      // What failed for nothing can be asked again by the same button.
      const isAsked = outcome.ok || outcome.failure.billed !== 'no';
      if (from && isAsked) await armed.remove(from.id, caller).catch(() => undefined);
      const isAnswered = outcome.ok && outcome.value.state === 'answered';
      if (isAnswered && caller.context === 'ui') {
        void tell(request.kind, outcome.value.verdict.value, from).catch(() => undefined);
      }
      return outcome;
    },
  };
}
