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

/** Gives the popup the pending lookup, and carries it out when the person confirms it there. */
export function createPendingLookupConfirmation({
  platform,
  pendingLookups,
  evaluate,
  lookup,
}: Dependencies) {
  /** Announces the answer to open cards and to the page that prepared the lookup. */
  async function tell(
    kind: RequestOf<'lookup'>['kind'],
    value: string,
    from: StoredPendingLookup | null,
  ) {
    const message: TabMessage = { fieldmarkTab: 'answered', kind, value };
    await platform.broadcast(message);
    if (from && from.tab !== null) await platform.sendToTab(from.tab, message, from.frame);
  }

  return {
    async current(caller: Caller): Promise<PendingLookup | null> {
      const question = await pendingLookups.current(caller);
      if (!question) return null;
      const { id, kind, value, depth, refresh, host } = question;
      const [judged] = await evaluate([{ kind, value }], { place: 'popup', caller });
      if (!judged) return null;
      const standard = lookupCredits(kind, 'standard') ?? 0;
      const { offer } = judged;
      const full = depth === 'deep' ? (offer.deep ?? standard) : standard;
      const kept = depth === 'deep' ? (offer.deepAt === undefined ? full : 0) : offer.credits;
      const credits = refresh ? full : kept;
      return { id, ...judged, depth, refresh, credits, host };
    },

    /**
     * Runs a lookup. If it confirms a pending one, its receipt names the host of the page that
     * prepared it.
     */
    async lookUp(request: RequestOf<'lookup'>, caller: Caller): Promise<Outcome<LookupReply>> {
      const { pendingLookupId } = request;
      const isOurs = caller.context === 'ui' && pendingLookupId !== undefined;
      const from = isOurs ? await pendingLookups.find(pendingLookupId, caller) : null;
      const origin = from ? { ...caller, host: from.host } : caller;
      const outcome = await lookup(request, origin);
      // After a free failure the pending lookup stays, so that its button can be pressed again.
      const isAsked = outcome.ok || outcome.failure.billed !== 'no';
      if (from && isAsked) await pendingLookups.remove(from.id, caller).catch(() => undefined);
      const isAnswered = outcome.ok && outcome.value.state === 'answered';
      if (isAnswered && caller.context === 'ui') {
        void tell(request.kind, outcome.value.verdict.value, from).catch(() => undefined);
      }
      return outcome;
    },
  };
}
