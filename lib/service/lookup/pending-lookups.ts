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
import { depthSchema, kindSchema, lookupPlaceSchema } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/references.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Badge, Ports } from '../platform/index.ts';

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
});

export type StoredPendingLookup = z.infer<typeof pendingLookupSchema>;

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
}

export type PendingLookups = ReturnType<typeof createPendingLookups>;

export function createPendingLookups({ ports, badge }: Dependencies) {
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

  /** Stores a pending lookup. @returns false where too many popups were requested */
  async function keep(request: RequestOf<'prepareLookup'>, caller: Caller): Promise<boolean> {
    const check = await ports.loadCheck();
    const { questions, asked } = await read();
    const ofTab = asked.filter(({ tab }) => tab === caller.tab);
    if (asked.length >= POPUP_LIMITS.inAll || ofTab.length >= POPUP_LIMITS.perTab) return false;
    const { kind, depth, refresh, place } = request;
    const { value } = check(kind, request.value);
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
    };
    // At most one lookup is pending in private windows, and one outside of them.
    const others = questions.filter((question) => question.private !== caller.private);
    await write({
      questions: [...others, question],
      asked: [...asked, { at: now(), tab: caller.tab }],
    });
    return true;
  }

  return {
    /** Call at start-up: restores the badge of a pending lookup. */
    restoreBadge: async (): Promise<void> => void (await readAndRefreshBadge()),

    /**
     * Prepares a lookup and opens the popup, which shows it. `opened` false: the popup could not open,
     * so the badge shows that a lookup waits. Fails only for a tab that requests too many popups.
     */
    async prepare(
      request: RequestOf<'prepareLookup'>,
      caller: Caller,
    ): Promise<Outcome<{ opened: boolean }>> {
      const isKept = await locked(() => keep(request, caller));
      if (!isKept) return fail(tooManyPopups());
      // Outside the lock: Chromium takes 10 s to report a popup that was closed while loading.
      const opened = await platform.openPopup().then(
        () => true,
        () => false,
      );
      return ok({ opened });
    },

    /** The pending lookup for windows like the caller's (private or not), if any. */
    async current(caller: Pick<Caller, 'private'>): Promise<StoredPendingLookup | null> {
      return (
        (await readAndRefreshBadge()).find((question) => question.private === caller.private) ??
        null
      );
    },

    /** The pending lookup of this id, if it is for windows like the caller's (private or not). */
    async find(id: string, caller: Pick<Caller, 'private'>): Promise<StoredPendingLookup | null> {
      const { questions } = await read();
      return (
        questions.find((question) => question.id === id && question.private === caller.private) ??
        null
      );
    },

    /** Removes a lookup that was asked or cancelled. */
    remove: (id: string, caller: Pick<Caller, 'private'>): Promise<void> =>
      locked(async () => {
        const { questions, asked } = await read();
        const others = questions.filter(
          (question) => question.id !== id || question.private !== caller.private,
        );
        await write({ questions: others, asked });
      }),
  };
}
