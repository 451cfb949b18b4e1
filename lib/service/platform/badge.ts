import type { Platform } from './browser.ts';

/** Reasons for a badge on all tabs: a pending lookup, or trouble with the key. The first has priority. */
const BADGE_TEXTS = { pendingLookup: '1', trouble: '!' } as const;

/** A page can forge its number, so a longer one says nothing more. */
const MAX_COUNT = 99;

export type Badge = ReturnType<typeof createBadge>;

/**
 * The badge on the toolbar button, shared by rooms that do not overwrite each other's. The number of bad
 * values on a tab's page is shown only while there is no other reason. The browser forgets a tab's badge
 * when it navigates.
 */
export function createBadge(platform: Pick<Platform, 'setBadgeText' | 'tabs' | 'sendToTab'>) {
  const on = { pendingLookup: false, trouble: false };
  const isFree = () => !on.pendingLookup && !on.trouble;
  const show = (text: string | null, tab?: number) =>
    platform.setBadgeText(text, tab).catch(() => undefined);

  /** A tab's own badge would cover the one of all tabs; after that, each page reports its number again. */
  async function refreshTabs(wasFree: boolean): Promise<void> {
    if (wasFree === isFree()) return;
    const tabs = await platform.tabs().catch(() => []);
    const message = { fieldmarkTab: 'reportBadValues' } as const;
    // A page that is busy answers late, and nothing that a person waits for may depend on it.
    if (isFree())
      for (const { id } of tabs) platform.sendToTab(id, message, 0).catch(() => undefined);
    else await Promise.all(tabs.map(({ id }) => show(null, id)));
  }

  return {
    async set(why: keyof typeof BADGE_TEXTS, isOn: boolean): Promise<void> {
      const wasFree = isFree();
      on[why] = isOn;
      const reason = on.pendingLookup ? 'pendingLookup' : on.trouble ? 'trouble' : null;
      await show(reason ? BADGE_TEXTS[reason] : '');
      await refreshTabs(wasFree);
    },
    /** Shows the number of bad values on a tab's page. */
    async setBadValues(tab: number, count: number): Promise<void> {
      if (!isFree()) return;
      await show(count === 0 ? null : count > MAX_COUNT ? `${MAX_COUNT}+` : String(count), tab);
    },
  };
}
