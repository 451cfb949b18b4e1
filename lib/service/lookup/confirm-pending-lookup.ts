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

/** Shows the pending lookup to the popup, and carries it out when a press there confirms it. */
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

    /** A lookup. One that confirms a pending lookup gets that page's host in its receipt. */
    async lookUp(request: RequestOf<'lookup'>, caller: Caller): Promise<Outcome<LookupReply>> {
      const { armed } = request;
      const isOurs = caller.context === 'ui' && armed !== undefined;
      const from = isOurs ? await pendingLookups.find(armed, caller) : null;
      const origin = from ? { ...caller, host: from.host } : caller;
      const outcome = await lookup(request, origin);
      // A free failure keeps the pending lookup, so that the button can be pressed again.
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
