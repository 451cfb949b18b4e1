import { CARD_PORT } from '../../extension/index.ts';
import type { Platform } from '../platform/index.ts';
import type { BrowserSender } from './caller.ts';

/** Ports that the cards of a tab may have open, more than a tab has cards. */
export const MAX_PORTS_PER_TAB = 16;
/** Reports that the cards of a tab may make in REPORTS_PERIOD_MS: more than a person can press. */
export const MAX_REPORTS_PER_TAB = 60;
const REPORTS_PERIOD_MS = 10_000;

/** Counts what the cards of each tab have, so that a page that floods us with ports and reports costs nothing. */
export function createCardPorts({ base }: Pick<Platform, 'base'>, now = () => performance.now()) {
  const open = new Map<number, number>();
  const reports = new Map<number, { since: number; count: number }>();

  return {
    /**
     * Opens a port, where it is a card's: of our page in a frame of a tab. Decided at once, before anything is
     * read. @returns the tab; null: refused
     */
    open(name: string, { url, frameId, tab }: BrowserSender): number | null {
      if (!name.startsWith(CARD_PORT) || !url?.startsWith(base)) return null;
      if (!frameId || tab?.id === undefined) return null;
      const count = open.get(tab.id) ?? 0;
      if (count >= MAX_PORTS_PER_TAB) return null;
      open.set(tab.id, count + 1);
      return tab.id;
    },

    close(tab: number): void {
      const count = (open.get(tab) ?? 0) - 1;
      if (count > 0) open.set(tab, count);
      else {
        open.delete(tab);
        reports.delete(tab);
      }
    },

    /** Whether a report of a card in this tab is heard. */
    mayReport(tab: number): boolean {
      const last = reports.get(tab);
      const isRecent = last !== undefined && now() - last.since < REPORTS_PERIOD_MS;
      const { since, count } = isRecent ? last : { since: now(), count: 0 };
      reports.set(tab, { since, count: count + 1 });
      return count < MAX_REPORTS_PER_TAB;
    },
  };
}
