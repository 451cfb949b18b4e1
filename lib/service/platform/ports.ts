import type { ApiClient, ApiClientOptions } from '../../api/client/index.ts';
import type { Check } from '../../check/index.ts';
import { withoutForeignReferences, withoutMarks } from '../../texts/references.ts';
import { shown, withShownTexts } from '../../texts/shown.ts';
import type { detect } from '../../values/detect/index.ts';
import type { Db } from '../storage/index.ts';
import type { Platform } from './browser.ts';

/** The browser as the service uses it: it gets texts, not references, and gives none that name a message. */
export const withTexts = (platform: Platform): Platform => ({
  ...platform,
  sync: {
    ...platform.sync,
    read: async () =>
      withoutForeignReferences(await platform.sync.read()) as Record<string, unknown>,
  },
  readManagedStorage: async () => {
    const answer = await platform.readManagedStorage();
    return 'set' in answer
      ? { set: withoutForeignReferences(answer.set) }
      : { later: answer.later.then(withoutForeignReferences) };
  },
  sendToTab: async (tab, message, frame) =>
    withoutForeignReferences(await platform.sendToTab(tab, withShownTexts(message), frame)),
  focusedFrame: async (tab) => {
    const { frameId, text } = await platform.focusedFrame(tab);
    return { frameId, text: withoutMarks(text) };
  },
  setTitle: (title, tab) => platform.setTitle(title === null ? null : shown(title), tab),
  broadcast: (message) => platform.broadcast(withShownTexts(message)),
  notify: (id, words) => platform.notify(id, withShownTexts(words)),
});

/** The service's external dependencies, which tests replace. */
export interface Ports {
  readonly db: Db;
  readonly platform: Platform;
  readonly createClient: (options: ApiClientOptions) => ApiClient;
  /** The checks, once their tables are loaded. */
  readonly loadCheck: () => Promise<Check>;
  readonly detect: typeof detect;
  /** Ms since epoch. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly newId: () => string;
}
