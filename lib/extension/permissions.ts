import { browser } from 'wxt/browser';
import { TRANSMITTED_DATA_TYPES } from '../domain/index.ts';

/**
 * Asks the person to allow system notifications. Browsers refuse unless it is called in a user
 * gesture.
 * @returns whether they are allowed
 */
export const requestNotifications = (): Promise<boolean> =>
  // Rejects outside a gesture, and where a policy forbids it.
  browser.permissions.request({ permissions: ['notifications'] }).catch(() => false);

const ALL_SITES = { origins: ['<all_urls>'] };

/**
 * Whether the extension has access to all sites. Both browsers let a person withhold it: Firefox
 * asks for none on install, Chromium has "on click" and "on specific sites".
 */
export async function hasAllSitesAccess(): Promise<boolean> {
  try {
    return await browser.permissions.contains(ALL_SITES);
  } catch {
    // Unknown counts as granted, so that the UI shows no false warning.
    return true;
  }
}

/** Asks for access to all sites. Must be called in a user gesture. */
export const requestAllSitesAccess = (): Promise<boolean> =>
  // As above.
  browser.permissions.request(ALL_SITES).catch(() => false);

/** The match pattern of a typed address's host; null when it has none. */
function matchPatternOf(address: string): string | null {
  const text = address.trim();
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  return url?.hostname ? `${url.protocol}//${url.hostname}/*` : null;
}

/**
 * Asks for the permissions that lookups need: the API's host and, in Firefox, data transmission.
 * Must be called in a user gesture, before anything is awaited. The browser asks the person only for
 * what is not granted yet.
 * @returns whether everything is granted
 */
export function requestLookupPermissions(baseUrl: string): Promise<boolean> {
  const pattern = matchPatternOf(baseUrl);
  const origins = pattern === null ? [] : [pattern];
  const permissions = import.meta.env.FIREFOX
    ? { permissions: [], origins, data_collection: [...TRANSMITTED_DATA_TYPES] }
    : { origins };
  // As above.
  return browser.permissions.request(permissions).catch(() => false);
}
