import type { Outcome } from '../../domain/failure.ts';
import type {
  ActiveSite,
  PendingLookup,
  PopupDraft,
  ReplyOf,
} from '../../extension/messages/table.ts';
import type { KeyStore } from '../account/key-store.ts';
import type { Caller } from '../messaging/caller.ts';

export interface PopupSnapshotDependencies {
  readonly key: Pick<KeyStore, 'connection'>;
  readonly usage: (refresh: boolean) => Promise<Outcome<ReplyOf<'usage'>>>;
  readonly pendingLookup: (caller: Caller) => Promise<PendingLookup | null>;
  readonly activeSite: (caller: Caller) => Promise<ActiveSite | null>;
  readonly draft: (caller: Caller) => Promise<PopupDraft | null>;
}

const toNull = () => null;

/** What the popup shows first, from what is kept; a part that cannot be read hinders no other. */
export function createPopupSnapshotReader({
  key,
  usage,
  pendingLookup: waiting,
  draft,
  activeSite: here,
}: PopupSnapshotDependencies) {
  return async (caller: Caller): Promise<ReplyOf<'popupSnapshot'>> => {
    const [connection, account, question, kept, page] = await Promise.all([
      key.connection().catch(toNull),
      usage(false).catch(toNull),
      waiting(caller).catch(toNull),
      draft(caller).catch(toNull),
      here(caller).catch(toNull),
    ]);
    const numbers = account?.ok ? account.value : null;
    return { connection, account: numbers, question, draft: kept, page };
  };
}
