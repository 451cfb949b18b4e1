import type { Platform } from './browser.ts';

/**
 * Badges for all tabs, by reason: a pending lookup, or trouble with the key. The first has
 * priority.
 */
const BADGE_TEXTS = { pendingLookup: '1', trouble: '!' } as const;

/** Highest number that is shown. A page can forge its number, so a larger one means no more. */
const MAX_COUNT = 99;

export type Badge = ReturnType<typeof createBadge>;

/**
 * The badge on the toolbar button. Rooms share it without overwriting each other's reasons. The number
 * of bad values on a tab's page is shown only while no reason applies. The browser removes a tab's own
 * badge when the tab navigates.
 */
export function createBadge(platform: Pick<Platform, 'setBadgeText' | 'tabs' | 'sendToTab'>) {
  const on = { pendingLookup: false, trouble: false };
  const isFree = () => !on.pendingLookup && !on.trouble;
  const show = (text: string | null, tab?: number) =>
    platform.setBadgeText(text, tab).catch(() => undefined);

  /**
   * Removes the tabs' own badges, which would hide the one for all tabs. When that ends, pages
   * report their numbers again.
   */
  async function refreshTabs(wasFree: boolean): Promise<void> {
    if (wasFree === isFree()) return;
    const tabs = await platform.tabs().catch(() => []);
    const message = { fieldmarkTab: 'reportBadValues' } as const;
    // Not awaited: a busy page answers late, and a person may be waiting for this work.
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
