import { browser } from 'wxt/browser';

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

/** What a lookup transmits to the person's own API, in Firefox's terms; declared in wxt.config.ts. */
const TRANSMITTED = {
  permissions: [],
  data_collection: [
    'authenticationInfo',
    'financialAndPaymentInfo',
    'personallyIdentifyingInfo',
    'websiteContent',
  ],
};

/**
 * Asks for what lookups transmit (Firefox: optional, so that checks work without); to be called by a
 * press, before anything is awaited. Browsers that know of no such thing allow it.
 */
export const permitLookups = (): Promise<boolean> =>
  import.meta.env.FIREFOX
    ? browser.permissions.request(TRANSMITTED).catch(() => false)
    : Promise.resolve(true);
