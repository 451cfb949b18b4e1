import { type Draft, draftSchema } from '../messages.ts';
import type { Caller } from './caller.ts';
import type { Platform } from './platform.ts';

/** Windows of one sort share a draft; what was typed in a private one stands in no other. */
const nameFor = (secluded: boolean): string =>
  secluded ? 'fieldmark.draft.private' : 'fieldmark.draft';

/** What stood in the popup when it closed: in the session's memory, never on disk. */
export function createDraft({ session }: Pick<Platform, 'session'>) {
  return {
    async of(caller: Pick<Caller, 'private'>): Promise<Draft | null> {
      return draftSchema.safeParse(await session.get(nameFor(caller.private))).data ?? null;
    },
    keep: (draft: Draft, caller: Pick<Caller, 'private'>): Promise<void> =>
      session.set(nameFor(caller.private), draft),
    async clear(): Promise<void> {
      await Promise.all([session.remove(nameFor(false)), session.remove(nameFor(true))]);
    },
  };
}
