import { z } from 'zod';
import { ok } from '../../domain/index.ts';
import type { SURFACE_MESSAGES } from '../../extension/messages/index.ts';
import type { AnswersApi } from '../answers/index.ts';
import type { BillingApi } from '../billing/index.ts';
import type { Recovery } from '../jobs/index.ts';
import type { LookupApi } from '../lookup/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import type { Badge, InjectScript, Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import type { ValuesApi } from '../values/index.ts';
import { createBrowserEntryPoints } from './browser-entry-points.ts';
import { createCardRegistry } from './card-registry.ts';
import { createCardSessions } from './card-session.ts';
import { createListHandover } from './list-handover.ts';
import { createPageFindingsReader } from './page-findings.ts';

/** Record of the store `settings`: whether the person has seen what the marks mean. */
const LEGEND = 'legendSeen';

interface SurfacesNeeds {
  readonly ports: Pick<Ports, 'platform' | 'db' | 'loadCheck' | 'now' | 'newId'>;
  readonly badge: Badge;
  readonly recovery: Pick<Recovery, 'ready'>;
  readonly settings: Pick<SettingsApi, 'language' | 'store' | 'isPaused'>;
  readonly billing: Pick<BillingApi, 'userGestures'>;
  readonly answers: Pick<AnswersApi, 'history'>;
  readonly values: Pick<ValuesApi, 'textParser'>;
  readonly lookup: Pick<LookupApi, 'lookup'>;
}

/**
 * Cards, the browser's menu, commands and omnibox, and the texts and lists that they hand to our
 * pages.
 */
export function createSurfaces(needs: SurfacesNeeds) {
  const { ports, badge, recovery, settings, billing, answers, values, lookup } = needs;
  const { platform, db } = ports;
  const { textParser } = values;
  const { language, store, isPaused } = settings;
  const inject: InjectScript = async (tab, frame, file) =>
    platform.injectScript(tab, frame, file, await language.ready());
  const pageFindings = createPageFindingsReader({ platform, inject, textParser });
  const handover = createListHandover({ platform, history: answers.history, pageFindings });
  const cards = createCardSessions({
    platform,
    textParser,
    registry: createCardRegistry(ports),
    // Once, for a card about a mark.
    legendFor: async (place, caller) => {
      if (place !== 'text' || caller.private) return {};
      return (await db.read('settings', LEGEND, z.boolean())) ? {} : { legend: true };
    },
    recovered: recovery.ready,
    lookup: lookup.lookup,
    openPopupWithText: (text, isPrivate) => entryPoints.openPopupWithText(text, isPrivate),
  });
  const entryPoints = createBrowserEntryPoints({
    ports,
    textParser,
    inject,
    cards,
    languageReady: language.ready,
    // A press that cannot be stored must not stop what it asks for.
    recordGesture: () => void billing.userGestures.record().catch(() => undefined),
    openWorkbenchWithText: handover.openWithText,
  });

  return {
    api: { entryPoints, connectCard: cards.connect },
    handlers: {
      ...cards.handlers,
      injectScript: async ({ script }, { tab, frame }) => {
        if (tab !== null) await inject(tab, frame, script);
        return ok({});
      },
      reportBadValues: async ({ count }, caller) => {
        const { tab, frame } = caller;
        const { badgeCount } = await store.read();
        // A page that has just been paused has no more marks to count, but its tab has the badge of the pause.
        const isCounted = tab !== null && frame === 0 && !(await isPaused(caller));
        if (isCounted) await badge.setBadValues(tab, badgeCount ? count : 0);
        return ok({});
      },
      legendSeen: async () => {
        await db.write('settings', LEGEND, true);
        return ok({});
      },
      pageFindings: async (_, caller) => ok(await pageFindings.readForPopup(caller)),
      openWorkbench: handover.openWorkbench,
      takeHandedList: handover.handedList,
      takeHandedText: async () => ok({ text: entryPoints.takeHandedText() }),
    },
  } satisfies ServiceModule<typeof SURFACE_MESSAGES>;
}
