import { browser } from 'wxt/browser';

/**
 * Asks the person for notifications of the system; to be called by a press, or browsers refuse.
 * @returns whether they are allowed
 */
export const permitNotices = (): Promise<boolean> =>
  browser.permissions.request({ permissions: ['notifications'] }).catch(() => false);
