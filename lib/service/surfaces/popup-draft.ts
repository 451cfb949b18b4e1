import { z } from 'zod';
import { type PopupDraft, popupDraftSchema } from '../../extension/schemas/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Platform } from '../platform/index.ts';

/** Private and other windows have separate drafts. */
const draftKeyFor = (isPrivate: boolean): string =>
  isPrivate ? 'fieldmark.draft.private' : 'fieldmark.draft';

/** How long a draft is the person's unfinished work; later, its text is one of yesterday. Ms. */
const DRAFT_LASTS_MS = 600_000;

const storedDraftSchema = z.object({ draft: popupDraftSchema, at: z.number() });

/** The popup's input when it closed. Kept in session memory, never on disk. */
export function createDraftStore({ session }: Pick<Platform, 'session'>, now: () => number) {
  return {
    /** The popup opens on its box next, not on the tab used last. */
    async showBox({ private: isPrivate }: Pick<Caller, 'private'>): Promise<void> {
      const stored = storedDraftSchema.safeParse(await session.get(draftKeyFor(isPrivate)));
      if (!stored.success) return;
      const { draft, at } = stored.data;
      await session.set(draftKeyFor(isPrivate), { draft: { ...draft, tab: '' }, at });
    },
    async read(caller: Pick<Caller, 'private'>): Promise<PopupDraft | null> {
      const stored = storedDraftSchema.safeParse(await session.get(draftKeyFor(caller.private)));
      if (!stored.success) return null;
      const { draft, at } = stored.data;
      return now() - at < DRAFT_LASTS_MS ? draft : { ...draft, text: '' };
    },
    save: (draft: PopupDraft, caller: Pick<Caller, 'private'>): Promise<void> =>
      session.set(draftKeyFor(caller.private), { draft, at: now() }),
    async clear(): Promise<void> {
      await Promise.all([session.remove(draftKeyFor(false)), session.remove(draftKeyFor(true))]);
    },
  };
}
