import { withoutForeignReferences, withoutMarks } from '../../texts/references.ts';
import { shown, withShownTexts } from '../../texts/shown.ts';
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
  setTitle: (title) => platform.setTitle(title === null ? null : shown(title)),
  broadcast: (message) => platform.broadcast(withShownTexts(message)),
  notify: (id, words) => platform.notify(id, withShownTexts(words)),
});
