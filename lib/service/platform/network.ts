/** What the background may send, and where. */
import { browser } from 'wxt/browser';
import { TRANSMITTED_DATA_TYPES } from '../../domain/index.ts';

/** Whether the person lets Fieldmark send values, where the browser asks. */
export async function mayTransmit(): Promise<boolean> {
  if (!import.meta.env.FIREFOX) return true;
  const permissions = { permissions: [], data_collection: [...TRANSMITTED_DATA_TYPES] };
  // Unknown is no permission.
  return browser.permissions.contains(permissions).catch(() => false);
}

/** Without the permission a fetch would fail as if the network were broken. */
export async function mayReach(origin: string): Promise<boolean> {
  const { protocol, hostname } = new URL(origin);
  const origins = [`${protocol}//${hostname}/*`];
  // Unknown counts as granted: the call itself shows it.
  return browser.permissions.contains({ origins }).catch(() => true);
}

/** Has the browser close each connection to a server after its answer. @param rule the number of the rule */
export async function closeAfterUse(origin: string, rule: number): Promise<void> {
  await browser.declarativeNetRequest.updateSessionRules({
    removeRuleIds: [rule],
    addRules: [
      {
        id: rule,
        // No tab: matches the background's requests only, not those of pages.
        condition: { urlFilter: `|${origin}/`, tabIds: [-1] },
        action: {
          type: 'modifyHeaders',
          requestHeaders: [{ header: 'connection', operation: 'set', value: 'close' }],
        },
      },
    ],
  });
}
