import type { Platform } from './browser.ts';

/** Reasons for a badge: a pending lookup, or trouble with the key. The first has priority. */
const BADGE_TEXTS = { pendingLookup: '1', trouble: '!' } as const;

export type Badge = ReturnType<typeof createBadge>;

/** The badge on the toolbar button, shared by two rooms that do not overwrite each other's. */
export function createBadge(platform: Pick<Platform, 'setBadgeText'>) {
  const on = { pendingLookup: false, trouble: false };
  return async (why: keyof typeof BADGE_TEXTS, isOn: boolean): Promise<void> => {
    on[why] = isOn;
    const text = on.pendingLookup
      ? BADGE_TEXTS.pendingLookup
      : on.trouble
        ? BADGE_TEXTS.trouble
        : '';
    await platform.setBadgeText(text).catch(() => undefined);
  };
}
