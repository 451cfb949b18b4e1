import { browser } from 'wxt/browser';
import { TRANSMITTED } from './transmitted.ts';

/**
 * Asks the person for notifications of the system; to be called by a press, or browsers refuse.
 * @returns whether they are allowed
 */
export const permitNotices = (): Promise<boolean> =>
  browser.permissions.request({ permissions: ['notifications'] }).catch(() => false);

const EVERYWHERE = { origins: ['<all_urls>'] };

/**
 * Both browsers let a person withhold sites: Firefox asks for none when it installs, Chromium has
 * "on click" and "on specific sites". Fields and marks work where access is given.
 */
export async function hasAllSites(): Promise<boolean> {
  try {
    return await browser.permissions.contains(EVERYWHERE);
  } catch {
    // What cannot be told is not complained of.
    return true;
  }
}

/** Asks for access to all sites; to be called by a press. */
export const permitAllSites = (): Promise<boolean> =>
  browser.permissions.request(EVERYWHERE).catch(() => false);

/**
 * Asks for what lookups transmit (Firefox: optional, so that checks work without); to be called by a
 * press, before anything is awaited. Browsers that know of no such thing allow it.
 */
export function permitLookups(): Promise<boolean> {
  if (!import.meta.env.FIREFOX) return Promise.resolve(true);
  const asked = { permissions: [], data_collection: [...TRANSMITTED] };
  return browser.permissions.request(asked).catch(() => false);
}
