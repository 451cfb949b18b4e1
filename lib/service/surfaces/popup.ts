import { ok, type Phrase } from '../../domain/index.ts';
import type { POPUP_MESSAGES, ReplyOf } from '../../extension/messages/index.ts';
import type { AccountApi } from '../account/index.ts';
import type { BillingApi } from '../billing/index.ts';
import type { LookupApi } from '../lookup/index.ts';
import type { Caller, ServiceModule } from '../messaging/index.ts';
import type { Badge, Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import { createActiveSite } from './active-site.ts';
import { createDraftStore } from './popup-draft.ts';

interface PopupNeeds {
  readonly ports: Pick<Ports, 'platform' | 'now'>;
  readonly badge: Badge;
  readonly settings: Pick<
    SettingsApi,
    'store' | 'pausedTabs' | 'passingTabs' | 'pauseEverywhere' | 'isPaused' | 'notifyPages'
  >;
  readonly billing: Pick<BillingApi, 'automaticHold'>;
  readonly account: Pick<AccountApi, 'key' | 'connection' | 'usage'>;
  readonly lookup: Pick<LookupApi, 'pendingLookup'>;
}

/** The popup's first content and its draft, and the rules of the active tab's site. */
export function createPopup({ ports, badge, settings, billing, account, lookup }: PopupNeeds) {
  const { platform, now } = ports;
  const { key, connection } = account;
  const draft = createDraftStore(platform, now);
  const activeSite = createActiveSite({
    ...settings,
    platform,
    badge,
    key,
    settings: settings.store,
  });
  const toNull = () => null;

  /** The popup's first content, from stored data. A part that cannot be read does not block the others. */
  async function readSnapshot(
    caller: Caller,
    opens: boolean,
  ): Promise<ReplyOf<'popupSnapshot', Phrase>> {
    const [connected, usage, question, kept, page, automaticHold, pausedEverywhere] =
      await Promise.all([
        connection().catch(toNull),
        account.usage(false).catch(toNull),
        lookup.pendingLookup(caller, opens).catch(toNull),
        draft.read(caller).catch(toNull),
        activeSite.read(caller).catch(toNull),
        key.accountId().then(billing.automaticHold.failure).catch(toNull),
        // Storage that cannot be read pauses nothing.
        settings.pauseEverywhere.read().catch(() => false),
      ]);
    return {
      connection: connected,
      account: usage?.ok ? usage.value : null,
      question,
      draft: kept,
      page,
      automaticHold,
      pausedEverywhere,
    };
  }

  return {
    api: {},
    handlers: {
      popupSnapshot: async ({ opens }, caller) => ok(await readSnapshot(caller, opens === true)),
      keepDraft: async (request, caller) => {
        await draft.save(request.draft, caller);
        return ok({});
      },
      setTab: activeSite.setTab,
      pauseEverywhere: async ({ paused }) => {
        await settings.pauseEverywhere.set(paused);
        return ok({ paused });
      },
      setSite: async (request, caller) => {
        const outcome = await activeSite.setSite(request, caller);
        if (outcome.ok) settings.notifyPages();
        return outcome;
      },
      site: async (_, caller) => ok(await activeSite.settingsOf(caller)),
    },
    forget: draft.clear,
  } satisfies ServiceModule<typeof POPUP_MESSAGES>;
}
