import { historyText } from '../../lib/texts/history.ts';

/** What a receipt names where no site asked (lib/service/ledger.ts). */
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

/** Where a call came from: a place of ours in words; a site stands for itself. */
export function originLabel(origin: string): string {
  const name = ORIGINS.get(origin);
  return name === undefined ? origin : historyText(name);
}
