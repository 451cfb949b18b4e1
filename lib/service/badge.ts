import type { Platform } from './platform.ts';

/** Why the toolbar button calls: a question waits there, or the key is in trouble. The first wins. */
const SIGNS = { armed: '1', trouble: '!' } as const;

export type Badge = ReturnType<typeof createBadge>;

/** The badge on the toolbar button. Two rooms of the service use it, neither wipes the other's away. */
export function createBadge(platform: Pick<Platform, 'badge'>) {
  const on = { armed: false, trouble: false };
  return async (why: keyof typeof SIGNS, isOn: boolean): Promise<void> => {
    on[why] = isOn;
    const text = on.armed ? SIGNS.armed : on.trouble ? SIGNS.trouble : '';
    await platform.badge(text).catch(() => undefined);
  };
}
