/**
 * Lookups that wait for confirmation in the popup. A click inside a page never spends: a priced button
 * in a card or a line only prepares its lookup, and the person confirms it in the popup, which no page
 * can cover or forge.
 */
import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import {
  depthSchema,
  kindSchema,
  type LookupReply,
  lookupPlaceSchema,
  type PendingLookup,
} from '../../extension/schemas/index.ts';
import { canLookUp, lookupCredits } from '../../kinds/index.ts';
import { serviceText } from '../../texts/references.ts';
import type { Caller } from '../messaging/index.ts';
import { type Badge, createMutex, type Ports } from '../platform/index.ts';
import type { ValueEvaluator } from '../values/index.ts';

const pendingLookupSchema = z.object({
  id: z.string(),
  at: z.number(),
  kind: kindSchema,
  value: z.string(),
  depth: depthSchema,
  refresh: z.boolean(),
  place: lookupPlaceSchema,
  /** Host of the page that prepared it. */
  host: z.string(),
  tab: z.number().nullable(),
  frame: z.number(),
  private: z.boolean(),
  /** The next popup is the one that the page's press opens. */
  opensPopup: z.boolean().catch(false),
});

type StoredPendingLookup = z.infer<typeof pendingLookupSchema>;

const keptSchema = z.object({
  questions: z.array(pendingLookupSchema).catch([]),
  /** Recent requests for a popup, by tab. */
  asked: z.array(z.object({ at: z.number(), tab: z.number().nullable() })).catch([]),
});

const SESSION_KEY = 'fieldmark.armed';
/** A pending lookup expires after this time, ms. */
const LIFETIME_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
/** Popups per minute. Opening popups is all that a compromised page process can do here. */
export const POPUP_LIMITS = { perTab: 6, inAll: 12 } as const;

const tooManyPopups = () =>
  createFailure('rate-limited', {
    message: serviceText('popupTooOften'),
    action: serviceText('pasteInPopup'),
  });

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'loadCheck' | 'now' | 'newId'>;
  readonly badge: Badge;
  readonly evaluate: ValueEvaluator;
  readonly lookup: (request: RequestOf<'lookup'>, caller: Caller) => Promise<Outcome<LookupReply>>;
}

/** Gives the popup the pending lookup, and carries it out when the person confirms it there. */
export function createPendingLookups({ ports, badge, evaluate, lookup }: Dependencies) {
  const { platform, now } = ports;
  const locked = createMutex();

  async function read() {
    const kept = keptSchema.safeParse(await platform.session.get(SESSION_KEY));
    const { questions, asked } = kept.success ? kept.data : { questions: [], asked: [] };
    return {
      questions: questions.filter(({ at }) => at > now() - LIFETIME_MS && at <= now()),
      asked: asked.filter(({ at }) => at > now() - MINUTE_MS && at <= now()),
    };
  }

  async function write(kept: Awaited<ReturnType<typeof read>>): Promise<void> {
    await platform.session.set(SESSION_KEY, kept);
    await badge.set('pendingLookup', kept.questions.length > 0);
    const message: TabMessage = { fieldmarkTab: 'popupChanged' };
    void platform.broadcast(message).catch(() => undefined);
  }

  /** Expired lookups are pruned on read, so the badge can be stale; every read refreshes it. */
  async function readAndRefreshBadge() {
    const { questions } = await read();
    await badge.set('pendingLookup', questions.length > 0);
    return questions;
  }

  /** Stores a pending lookup. @returns its id, or why it was not stored */
  async function keep(request: RequestOf<'prepareLookup'>, caller: Caller) {
    const check = await ports.loadCheck();
    const { questions, asked } = await read();
    const ofTab = asked.filter(({ tab }) => tab === caller.tab);
    if (asked.length >= POPUP_LIMITS.inAll || ofTab.length >= POPUP_LIMITS.perTab)
      return tooManyPopups();
    const { kind, depth, refresh, place } = request;
    const { value } = check(kind, request.value);
    if (!canLookUp({ kind, value })) return createFailure('bad-input');
    const question: StoredPendingLookup = {
      id: ports.newId(),
      at: now(),
      kind,
      value,
      depth,
      refresh,
      place,
      host: caller.host,
      tab: caller.tab,
      frame: caller.frame,
      private: caller.private,
      opensPopup: true,
    };
    // At most one lookup is pending in private windows, and one outside of them.
    const others = questions.filter((question) => question.private !== caller.private);
    await write({
      questions: [...others, question],
      asked: [...asked, { at: now(), tab: caller.tab }],
    });
    return question.id;
  }

  /** The popup of the page's press has opened or cannot open: the next one is the person's. */
  const popupIsPersons = (id: string): Promise<void> =>
    locked(async () => {
      const { questions, asked } = await read();
      if (!questions.some((question) => question.id === id && question.opensPopup)) return;
      const changed = questions.map((question) =>
        question.id === id ? { ...question, opensPopup: false } : question,
      );
      await platform.session.set(SESSION_KEY, { questions: changed, asked });
    });

  /** Removes a lookup that was asked or cancelled. */
  const remove = (id: string, caller: Pick<Caller, 'private'>): Promise<void> =>
    locked(async () => {
      const { questions, asked } = await read();
      const others = questions.filter(
        (question) => question.id !== id || question.private !== caller.private,
      );
      await write({ questions: others, asked });
    });

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
    restoreBadge: async (): Promise<void> => void (await readAndRefreshBadge()),

    /**
     * Prepares a lookup and opens the popup, which shows it. `opened` false: the popup could not open,
     * so the badge shows that a lookup waits. Fails for a tab that requests too many popups, and for a
     * value that cannot be looked up.
     */
    async prepare(
      request: RequestOf<'prepareLookup'>,
      caller: Caller,
    ): Promise<Outcome<{ opened: boolean }>> {
      const kept = await locked(() => keep(request, caller));
      if (typeof kept !== 'string') return fail(kept);
      // Outside the lock: Chromium takes 10 s to report a popup that was closed while loading.
      const opened = await platform.openPopup().then(
        () => true,
        () => false,
      );
      if (!opened) await popupIsPersons(kept);
      return ok({ opened });
    },

    remove,

    /**
     * The pending lookup for windows like the caller's (private or not), if any.
     *
     * @param opens a popup asks that has just opened
     */
    async current(caller: Caller, opens: boolean): Promise<PendingLookup | null> {
      const waiting = await readAndRefreshBadge();
      const question = waiting.find((other) => other.private === caller.private);
      if (!question) return null;
      const { id, kind, value, depth, refresh, host, opensPopup: byPage } = question;
      if (opens) await popupIsPersons(id);
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
    async lookUp(request: RequestOf<'lookup'>, caller: Caller): Promise<Outcome<LookupReply>> {
      const { pendingLookupId } = request;
      const isOurs = caller.context === 'ui' && pendingLookupId !== undefined;
      const waiting = isOurs ? (await read()).questions : [];
      const from = waiting.find(
        (question) => question.id === pendingLookupId && question.private === caller.private,
      );
      const origin = from ? { ...caller, host: from.host } : caller;
      const outcome = await lookup(request, origin);
      // After a free failure the pending lookup stays, so that its button can be pressed again.
      const isAsked = outcome.ok || outcome.failure.billed !== 'no';
      if (from && isAsked) await remove(from.id, caller).catch(() => undefined);
      const isAnswered = outcome.ok && outcome.value.state === 'answered';
      if (isAnswered && caller.context === 'ui') {
        void tell(request.kind, outcome.value.verdict.value, from).catch(() => undefined);
      }
      return outcome;
    },
  };
}
