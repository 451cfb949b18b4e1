/** The pending lookups while they wait, in the browser's session, and the popups that pages opened for them. */
import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import { depthSchema, kindSchema, lookupPlaceSchema } from '../../extension/schemas/index.ts';
import { canLookUp } from '../../kinds/index.ts';
import { serviceText } from '../../texts/messages.ts';
import type { Caller } from '../messaging/index.ts';
import { type Badge, createMutex, type Ports } from '../platform/index.ts';

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

export function createWaitingLookups({
  ports,
  badge,
}: {
  readonly ports: Pick<Ports, 'platform' | 'loadCheck' | 'now' | 'newId'>;
  readonly badge: Badge;
}) {
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
    void platform.broadcast(message);
  }

  /** Stores a pending lookup. @returns its id, or why it was not stored */
  async function keepNow(request: RequestOf<'prepareLookup'>, caller: Caller) {
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

  return {
    /** Expired lookups are pruned on read, so the badge can be stale; this read refreshes it. */
    async read() {
      const { questions } = await read();
      await badge.set('pendingLookup', questions.length > 0);
      return questions;
    },
    peek: async () => (await read()).questions,
    keep: (request: RequestOf<'prepareLookup'>, caller: Caller) =>
      locked(() => keepNow(request, caller)),
    popupIsPersons,
    remove,
  };
}
