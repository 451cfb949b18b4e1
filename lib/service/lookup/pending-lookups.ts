/**
 * Lookups that wait for confirmation in the popup. A click inside a page never spends: a priced button
 * in a card or a line only prepares its lookup, and the person confirms it in the popup, which no page
 * can cover or forge.
 */
import { fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply, PendingLookup } from '../../extension/schemas/index.ts';
import { lookupCredits } from '../../kinds/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Badge, Ports } from '../platform/index.ts';
import type { ValueEvaluator } from '../values/index.ts';
import { createWaitingLookups, type StoredPendingLookup } from './waiting-lookups.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'loadCheck' | 'now' | 'newId'>;
  readonly badge: Badge;
  readonly evaluate: ValueEvaluator;
  readonly lookup: (
    request: RequestOf<'lookup'>,
    caller: Caller,
  ) => Promise<Outcome<LookupReply<Phrase>, Phrase>>;
}

/** Gives the popup the pending lookup, and carries it out when the person confirms it there. */
export function createPendingLookups(dependencies: Dependencies) {
  const { ports, evaluate, lookup } = dependencies;
  const { platform } = ports;
  const waiting = createWaitingLookups(dependencies);

  /** Announces the answer to open cards and to the page that prepared the lookup. */
  async function tell(
    kind: RequestOf<'lookup'>['kind'],
    value: string,
    from: StoredPendingLookup | undefined,
  ) {
    const message: TabMessage = { fieldmarkTab: 'answered', kind, value };
    await platform.broadcast(message);
    if (from && from.tab !== null) await platform.sendToTab(from.tab, message, from.frame);
  }

  return {
    /** Call at start-up: restores the badge of a pending lookup. */
    restoreBadge: async (): Promise<void> => void (await waiting.read()),

    /**
     * Prepares a lookup and opens the popup, which shows it. `opened` false: the popup could not open,
     * so the badge shows that a lookup waits. Fails for a tab that requests too many popups, and for a
     * value that cannot be looked up.
     */
    async prepare(
      request: RequestOf<'prepareLookup'>,
      caller: Caller,
    ): Promise<Outcome<{ opened: boolean }, Phrase>> {
      const kept = await waiting.keep(request, caller);
      if (typeof kept !== 'string') return fail(kept);
      // Outside the lock: Chromium takes 10 s to report a popup that was closed while loading.
      const opened = await platform.openPopup().then(
        () => true,
        () => false,
      );
      if (!opened) await waiting.popupIsPersons(kept);
      return ok({ opened });
    },

    remove: waiting.remove,

    /**
     * The pending lookup for windows like the caller's (private or not), if any.
     *
     * @param opens a popup asks that has just opened
     */
    async current(caller: Caller, opens: boolean): Promise<PendingLookup<Phrase> | null> {
      const questions = await waiting.read();
      const question = questions.find((other) => other.private === caller.private);
      if (!question) return null;
      const { id, kind, value, depth, refresh, host, opensPopup: byPage } = question;
      if (opens) await waiting.popupIsPersons(id);
      const [judged] = await evaluate([{ kind, value }], { place: 'popup', caller });
      if (!judged) return null;
      const standard = lookupCredits(kind, 'standard') ?? 0;
      const { offer } = judged;
      const full = depth === 'deep' ? (offer.deep ?? standard) : standard;
      const kept = depth === 'deep' ? (offer.deepAt === undefined ? full : 0) : offer.credits;
      const credits = refresh ? full : kept;
      return { id, ...judged, depth, refresh, credits, host, byPage };
    },

    /**
     * Runs a lookup. If it confirms a pending one, its receipt names the host of the page that
     * prepared it.
     */
    async lookUp(
      request: RequestOf<'lookup'>,
      caller: Caller,
    ): Promise<Outcome<LookupReply<Phrase>, Phrase>> {
      const { pendingLookupId } = request;
      const isOurs = caller.context === 'ui' && pendingLookupId !== undefined;
      const questions = isOurs ? await waiting.peek() : [];
      const from = questions.find(
        (question) => question.id === pendingLookupId && question.private === caller.private,
      );
      const origin = from ? { ...caller, host: from.host } : caller;
      const outcome = await lookup(request, origin);
      // After a free failure the pending lookup stays, so that its button can be pressed again.
      const isAsked = outcome.ok || outcome.failure.billed !== 'no';
      // The answer is there, whatever can be stored of it.
      if (from && isAsked) await waiting.remove(from.id, caller).catch(() => undefined);
      const isAnswered = outcome.ok && outcome.value.state === 'answered';
      if (isAnswered && caller.context === 'ui') {
        // The page that prepared it may be gone.
        void tell(request.kind, outcome.value.verdict.value, from).catch(() => undefined);
      }
      return outcome;
    },
  };
}
