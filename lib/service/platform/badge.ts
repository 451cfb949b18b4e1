import { serviceText } from '../../texts/messages.ts';
import { shown } from '../../texts/shown.ts';
import type { Platform } from './browser.ts';

/**
 * Badges for all tabs, by reason: a pending lookup, trouble with the key, or a pause of every page. The
 * first that applies is shown. A tab that is paused by itself has the badge of a pause.
 */
const BADGE_TEXTS = { pendingLookup: '1', trouble: '!', paused: '||' } as const;
const REASONS = ['pendingLookup', 'trouble', 'paused'] as const;

/** Highest number that is shown. A page can forge its number, so a larger one means no more. */
const MAX_COUNT = 99;

export type Badge = ReturnType<typeof createBadge>;

/**
 * The badge on the toolbar button. Modules share it without overwriting each other's reasons. The number
 * of bad values on a tab's page is shown only while no reason applies. The browser removes a tab's own
 * badge when the tab navigates.
 */
export function createBadge(
  platform: Pick<Platform, 'setBadgeText' | 'setTitle' | 'tabs' | 'sendToTab'>,
) {
  const on = { pendingLookup: false, trouble: false, paused: false };
  const reason = () => REASONS.find((why) => on[why]);
  const isFree = () => reason() === undefined;
  let pausedTabs = async (): Promise<ReadonlySet<number>> => new Set();
  const show = (text: string | null, tab?: number) =>
    // The tab may be closed by now.
    platform.setBadgeText(text, tab).catch(() => undefined);

  /**
   * Removes the tabs' own badges, which would hide the one for all tabs. When that ends, pages
   * report their numbers again.
   */
  async function refreshTabs(wasFree: boolean): Promise<void> {
    if (wasFree === isFree()) return;
    // Where there are no tabs, none has a badge of its own.
    const tabs = await platform.tabs().catch(() => []);
    const message = { fieldmarkTab: 'reportBadValues' } as const;
    // Not awaited: a busy page answers late, and a person may be waiting for this work.
    if (isFree()) {
      // And none is paused by itself.
      const paused = await pausedTabs().catch(() => new Set<number>());
      for (const { id } of tabs) {
        if (paused.has(id)) void show(BADGE_TEXTS.paused, id);
        // A page that cannot be reached has no number.
        else platform.sendToTab(id, message, 0).catch(() => undefined);
      }
    } else await Promise.all(tabs.map(({ id }) => show(null, id)));
  }

  return {
    async set(why: keyof typeof BADGE_TEXTS, isOn: boolean): Promise<void> {
      const wasFree = isFree();
      on[why] = isOn;
      const first = reason();
      await show(first ? BADGE_TEXTS[first] : '');
      // The title says it even while another reason has the badge.
      if (why === 'paused') {
        const title = isOn ? shown(serviceText('pausedTitle')) : null;
        // A browser may show no title.
        await platform.setTitle(title).catch(() => undefined);
      }
      await refreshTabs(wasFree);
    },
    /** @param read the tabs that are paused by themselves, which keep their badge */
    followPausedTabs(read: () => Promise<ReadonlySet<number>>): void {
      pausedTabs = read;
    },
    /** Shows whether a tab is paused by itself. Call again after the tab navigated. */
    async setTabPaused(tab: number, isPaused: boolean): Promise<void> {
      const title = isPaused ? shown(serviceText('pausedTabTitle')) : null;
      // The tab may be closed by now.
      await platform.setTitle(title, tab).catch(() => undefined);
      if (isFree()) await show(isPaused ? BADGE_TEXTS.paused : null, tab);
    },
    /** Shows the number of bad values on a tab's page. */
    async setBadValues(tab: number, count: number): Promise<void> {
      if (!isFree()) return;
      await show(count === 0 ? null : count > MAX_COUNT ? `${MAX_COUNT}+` : String(count), tab);
    },
  };
}
