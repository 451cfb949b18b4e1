import type { Platform } from './browser.ts';

/** Why the toolbar button calls: a question waits there, or the key is in trouble. The first wins. */
const BADGE_TEXTS = { pendingLookup: '1', trouble: '!' } as const;

export type Badge = ReturnType<typeof createBadge>;

/** The badge on the toolbar button. Two rooms of the service use it, neither wipes the other's away. */
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
