import type { Outcome } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import type {
  ActiveSite,
  Pause,
  PendingLookup,
  PopupDraft,
} from '../../extension/schemas/index.ts';
import type { AccountApi } from '../account/index.ts';
import type { AutomaticHold } from '../billing/index.ts';
import type { Caller } from '../messaging/index.ts';

export interface PopupSnapshotDependencies {
  readonly key: Pick<AccountApi['key'], 'accountId'>;
  readonly connection: AccountApi['connection'];
  readonly automaticHold: Pick<AutomaticHold, 'failure'>;
  readonly usage: (refresh: boolean) => Promise<Outcome<ReplyOf<'usage'>>>;
  readonly pendingLookup: (caller: Caller) => Promise<PendingLookup | null>;
  readonly activeSite: (caller: Caller) => Promise<ActiveSite | null>;
  readonly pause: () => Promise<Pause | null>;
  readonly draft: (caller: Caller) => Promise<PopupDraft | null>;
}

const toNull = () => null;

/**
 * The popup's first content, from stored data. A part that cannot be read does not block the others.
 */
export function createPopupSnapshotReader({
  key,
  connection: readConnection,
  automaticHold,
  usage,
  pendingLookup,
  draft,
  activeSite,
  pause: readPause,
}: PopupSnapshotDependencies) {
  return async (caller: Caller): Promise<ReplyOf<'popupSnapshot'>> => {
    const [connection, account, question, kept, page, hold, pause] = await Promise.all([
      readConnection().catch(toNull),
      usage(false).catch(toNull),
      pendingLookup(caller).catch(toNull),
      draft(caller).catch(toNull),
      activeSite(caller).catch(toNull),
      key.accountId().then(automaticHold.failure).catch(toNull),
      readPause().catch(toNull),
    ]);
    return {
      connection,
      account: account?.ok ? account.value : null,
      question,
      draft: kept,
      page,
      automaticHold: hold,
      pause,
    };
  };
}
