import { z } from 'zod';
import { type FieldCorrection, KINDS, type Kind, ok } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { SURFACE_MESSAGES } from '../../extension/messages/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import type { AnswersApi } from '../answers/index.ts';
import type { BillingApi } from '../billing/index.ts';
import type { Recovery } from '../jobs/index.ts';
import type { LookupApi } from '../lookup/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import type { Badge, InjectScript, Platform, Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import type { ValuesApi } from '../values/index.ts';
import { createBrowserEntryPoints } from './browser-entry-points.ts';
import { createCardRegistry } from './card-registry.ts';
import { createCardSessions } from './card-session.ts';
import { createListHandover } from './list-handover.ts';
import { createPageFindingsReader } from './page-findings.ts';

export const FIELD_MENU = { id: 'field', contexts: ['editable'] } as const;

const ITEM_PREFIX = 'field ';

const FIELD_KINDS: readonly Kind[] = KINDS.filter((kind) => KIND_DEFINITIONS[kind].inFields);

/** The items of the submenu: their ids in the browser, and the correction that each stands for. */
export const FIELD_MENU_ITEMS: readonly { id: string; correction: FieldCorrection }[] = [
  ...FIELD_KINDS,
  'none' as const,
  'never' as const,
  'undo' as const,
].map((correction) => ({ id: ITEM_PREFIX + correction, correction }));

export const correctionOfMenuItem = (id: string | number): FieldCorrection | undefined =>
  FIELD_MENU_ITEMS.find((item) => item.id === id)?.correction;

/**
 * Sends the correction to the frame. Its field script knows the element and its attributes, so the
 * script has the correction stored.
 */
export function createFieldMenu(platform: Pick<Platform, 'sendToTab'>, inject: InjectScript) {
  return async (tab: number, frame: number, correction: FieldCorrection): Promise<void> => {
    const message: TabMessage = { fieldmarkTab: 'correctField', correction };
    const tell = () => platform.sendToTab(tab, message, frame);
    const reply = await tell().catch(() => undefined);
    if (reply !== undefined) return;
    await inject(tab, frame, 'field');
    await tell();
  };
}

/** Record of the store `settings`: whether the person has seen what the marks mean. */
const LEGEND = 'legendSeen';

interface SurfacesNeeds {
  readonly ports: Pick<Ports, 'platform' | 'db' | 'check' | 'now' | 'newId'>;
  readonly badge: Badge;
  readonly recovery: Pick<Recovery, 'ready'>;
  readonly settings: Pick<SettingsApi, 'language' | 'store'>;
  readonly billing: Pick<BillingApi, 'userGestures'>;
  readonly answers: Pick<AnswersApi, 'history'>;
  readonly values: Pick<ValuesApi, 'evaluate' | 'textParser'>;
  readonly lookup: Pick<LookupApi, 'lookup'>;
}

/**
 * Cards, the browser's menu, commands and omnibox, and the texts and lists that they hand to our
 * pages.
 */
export function createSurfaces(needs: SurfacesNeeds) {
  const { ports, badge, recovery, settings, billing, answers, values, lookup } = needs;
  const { platform, db } = ports;
  const { evaluate, textParser } = values;
  const { language, store } = settings;
  const inject: InjectScript = async (tab, frame, file) =>
    platform.injectScript(tab, frame, file, await language.ready());
  const pageFindings = createPageFindingsReader({ platform, inject, textParser });
  const handover = createListHandover({ platform, history: answers.history, pageFindings });
  const cards = createCardSessions({
    ...{ platform, textParser, evaluate },
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
      reportBadValues: async ({ count }, { tab, frame }) => {
        const { badgeCount } = await store.read();
        if (tab !== null && frame === 0) await badge.setBadValues(tab, badgeCount ? count : 0);
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
