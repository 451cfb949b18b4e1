import { type PopupDraft, popupDraftSchema } from '../../extension/schemas/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Platform } from '../platform/index.ts';

/** Private and other windows have separate drafts. */
const draftKeyFor = (isPrivate: boolean): string =>
  isPrivate ? 'fieldmark.draft.private' : 'fieldmark.draft';

/** The popup's input when it closed. Kept in session memory, never on disk. */
export function createDraftStore({ session }: Pick<Platform, 'session'>) {
  return {
    async read(caller: Pick<Caller, 'private'>): Promise<PopupDraft | null> {
      return (
        popupDraftSchema.safeParse(await session.get(draftKeyFor(caller.private))).data ?? null
      );
    },
    save: (draft: PopupDraft, caller: Pick<Caller, 'private'>): Promise<void> =>
      session.set(draftKeyFor(caller.private), draft),
    async clear(): Promise<void> {
      await Promise.all([session.remove(draftKeyFor(false)), session.remove(draftKeyFor(true))]);
    },
  };
}
