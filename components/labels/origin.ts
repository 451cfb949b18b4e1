import { historyText } from '../../lib/texts/history.ts';

/** Origins of receipts that are not sites (lib/service/billing/ledger.ts). */
const ORIGINS: ReadonlyMap<string, Parameters<typeof historyText>[0]> = new Map([
  ['text', 'originText'],
  ['field', 'originField'],
  ['selection', 'originSelection'],
  ['popup', 'originPopup'],
  ['omnibox', 'originOmnibox'],
  ['console', 'originConsole'],
  ['workbench', 'originWorkbench'],
  ['rates', 'originRates'],
  ['private window', 'originPrivateWindow'],
]);

/** Where a call came from: the extension's own surfaces in words, a site as it is. */
export function originLabel(origin: string): string {
  const name = ORIGINS.get(origin);
  return name === undefined ? origin : historyText(name);
}
