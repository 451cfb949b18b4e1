import { ok } from '../failure.ts';
import { createBin } from './bin.ts';
import type { Cache } from './cache.ts';
import type { Caller } from './caller.ts';
import { createDraft } from './draft.ts';
import { createGlance, type GlanceParts } from './glance.ts';
import { createHere } from './here.ts';
import type { History } from './history.ts';
import type { KeyStore } from './key.ts';
import { createPauses } from './pauses.ts';
import type { Ports } from './ports.ts';
import type { Receipts } from './receipts.ts';
import type { Records } from './records.ts';
import type { Handlers } from './router.ts';
import type { SettingsStore } from './settings.ts';
import { createSpending } from './spending.ts';

interface Parts extends Pick<GlanceParts, 'usage' | 'waiting'> {
  readonly ports: Pick<Ports, 'platform' | 'now'>;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly receipts: Receipts;
  readonly history: History;
  readonly records: Records;
  readonly cache: Cache;
  /** The rules have changed that open pages work by. */
  readonly onRules: () => void;
}

/** What the popup alone asks: its first paint and draft, the page beside it, entries put away and back. */
export function createPopupDesk(parts: Parts) {
  const { ports, key, usage, waiting, settings, receipts, history, records, cache, onRules } =
    parts;
  const { platform, now } = ports;
  const draft = createDraft(platform);
  const pauses = createPauses(platform);
  const spending = createSpending(receipts, now);
  const { here, pauseTab, setSite } = createHere({ platform, key, settings, pauses });
  const glance = createGlance({ key, usage, waiting, draft: draft.of, here });
  const bin = createBin({ session: platform.session, key, history, records, cache });

  const handlers = {
    glance: async (_, caller) => ok(await glance(caller)),
    keepDraft: async (request, caller) => {
      await draft.keep(request.draft, caller);
      return ok({});
    },
    pauseTab,
    setSite: async (request, caller) => {
      const outcome = await setSite(request, caller);
      if (outcome.ok) onRules();
      return outcome;
    },
    deleteEntry: async ({ id }) => ok({ undo: (await bin.remove(id)) === true }),
    restoreEntry: async ({ id }) => ok({ restored: await bin.restore(id) }),
    receipts: async ({ limit }) => {
      // An entry of the history has the id of the receipt that paid for it.
      const told = new Map((await history.list(limit)).map(({ id, verdict }) => [id, verdict]));
      const named = (await receipts.list(limit)).map((receipt) => {
        const verdict = told.get(receipt.id);
        return verdict
          ? { ...receipt, about: { kind: verdict.kind, value: verdict.value } }
          : receipt;
      });
      return ok({ receipts: named });
    },
    spending: async () => ok(await spending()),
  } satisfies Partial<Handlers>;

  return {
    handlers,
    /** The person wants peace in this caller's tab. */
    isPaused: async ({ tab, sites: [site] }: Caller): Promise<boolean> =>
      tab !== null && site !== undefined && (await pauses.holds(tab, site).catch(() => false)),
    /** Forgets what was typed and put away. */
    clear: async (): Promise<void> => {
      await Promise.all([draft.clear(), bin.clear()]);
    },
  };
}
