import { defineContentScript } from 'wxt/utils/define-content-script';
import tokens from '../../components/styles/tokens.css?inline';
import { listenToBackground, sendToBackground } from '../../lib/extension/index.ts';
import { contextMenuElement } from '../../lib/page/card/index.ts';
import { type AskBackground, frameRegistry } from '../../lib/page/dom/index.ts';
import { createFieldTracker } from '../../lib/page/field/index.ts';
import css from '../../lib/page/line/field-line.css?inline';

/** Field checks and the submit guard. Loaded when a field first has focus. */
export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  cssInjectionMode: 'manual',
  async main(ctx) {
    const { signal } = ctx;
    const ask: AskBackground = async (name, body, failed) => {
      const outcome = await sendToBackground(name, body);
      if (ctx.isInvalid) return undefined;
      if (!outcome.ok) failed?.(outcome.failure);
      return outcome.ok ? outcome.value : undefined;
    };
    const registry = frameRegistry();
    const queuedElements = new Set<Element>();
    const queueFocus = (element: Element) => void queuedElements.add(element);
    registry.onFocus = queueFocus;
    const readSite = () => ask('site', {});
    const firstSite = readSite();
    let site: Awaited<typeof firstSite>;
    const reloadSite = async () => {
      site = (await readSite()) ?? site;
    };
    const { onFocus, correct, enterLine, onSettingsChanged, onAnswered, fieldValues, ...tracker } =
      createFieldTracker({
        css: tokens + css,
        signal,
        ask,
        site: () => site,
        reloadSite,
      });

    // Called before the first await: the context menu injects this script and sends its message right after.
    const stopListening = listenToBackground((tabMessage) => {
      if (tabMessage.fieldmarkTab === 'answered') onAnswered(tabMessage.kind, tabMessage.value);
      if (tabMessage.fieldmarkTab === 'settingsChanged') void reloadSite().then(onSettingsChanged);
      // On a page with marks, the script that draws them handles this message.
      const hasMarks = registry.detect !== undefined;
      if (tabMessage.fieldmarkTab === 'walk' && !hasMarks && enterLine())
        return Promise.resolve(true);
      if (tabMessage.fieldmarkTab === 'fieldValues') return Promise.resolve(fieldValues());
      if (tabMessage.fieldmarkTab === 'correctField') {
        const element = contextMenuElement();
        const { correction } = tabMessage;
        if (element) void firstSite.then(() => correct(element, correction));
        return Promise.resolve(true);
      }
      return undefined;
    });
    site = await firstSite;
    if (!site) {
      // Without settings nothing can be checked. The next focus loads this script again.
      stopListening();
      if (registry.onFocus === queueFocus) delete registry.onFocus;
      return;
    }
    const guardSubmit = (event: SubmitEvent) => !ctx.isInvalid && tracker.guardSubmit(event);
    registry.onFocus = onFocus;
    registry.guardSubmit = guardSubmit;
    registry.enterLine = enterLine;
    for (const element of queuedElements) onFocus(element);
    ctx.signal.addEventListener('abort', () => {
      stopListening();
      if (registry.onFocus === onFocus) delete registry.onFocus;
      if (registry.guardSubmit === guardSubmit) delete registry.guardSubmit;
      if (registry.enterLine === enterLine) delete registry.enterLine;
    });
  },
});
