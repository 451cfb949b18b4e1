import { browser } from 'wxt/browser';
import { TRANSMITTED_DATA_TYPES } from '../domain/index.ts';

/**
 * Asks the person for notifications of the system; to be called by a press, or browsers refuse.
 * @returns whether they are allowed
 */
export const requestNotifications = (): Promise<boolean> =>
  browser.permissions.request({ permissions: ['notifications'] }).catch(() => false);

const ALL_SITES = { origins: ['<all_urls>'] };

/**
 * Both browsers let a person withhold sites: Firefox asks for none when it installs, Chromium has
 * "on click" and "on specific sites". Fields and marks work where access is given.
 */
export async function hasAllSitesAccess(): Promise<boolean> {
  try {
    return await browser.permissions.contains(ALL_SITES);
  } catch {
    // What cannot be told is not complained of.
    return true;
  }
}

/** Asks for access to all sites; to be called by a press. */
export const requestAllSitesAccess = (): Promise<boolean> =>
  browser.permissions.request(ALL_SITES).catch(() => false);

/** The site that an address as typed stands for, as a match pattern; null for none. */
function matchPatternOf(address: string): string | null {
  const text = address.trim();
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  return url?.hostname ? `${url.protocol}//${url.hostname}/*` : null;
}

/**
 * Asks for what lookups need: the API's site, where the person gives sites one by one, and in Firefox
 * leave to transmit (optional, so that checks work without); to be called by a press, before
 * anything is awaited. Where nothing is withheld the browser asks nothing.
 */
export function requestLookupPermissions(baseUrl: string): Promise<boolean> {
  const pattern = matchPatternOf(baseUrl);
  const origins = pattern === null ? [] : [pattern];
  const asked = import.meta.env.FIREFOX
    ? { permissions: [], origins, data_collection: [...TRANSMITTED_DATA_TYPES] }
    : { origins };
  return browser.permissions.request(asked).catch(() => false);
}
