import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import css from '../../components/field-line.css?inline';
import tokens from '../../components/tokens.css?inline';
import { aroundValue, togetherIn } from '../../lib/form/around-value.ts';
import { formType, phoneRegionNear, readField } from '../../lib/form/index.ts';
import { openRoot } from '../../lib/open-root.ts';
import type { AskBackground } from '../../lib/page/ask-background.ts';
import { watchFields } from '../../lib/page/field.ts';
import { createBeside } from '../../lib/page/field-beside.ts';
import { createGuard } from '../../lib/page/guard.ts';
import { pageRegion } from '../../lib/page/page-region.ts';
import { stages } from '../../lib/page/stage.ts';
import { send } from '../../lib/send.ts';
import type { TabMessage } from '../../lib/tab-message.ts';

/** Fields and the submit guard, fetched when a field first has focus. */
export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  cssInjectionMode: 'manual',
  async main(ctx) {
    const { signal } = ctx;
    const ask: AskBackground = async (name, body, failed) => {
      const outcome = await send(name, body);
      if (ctx.isInvalid) return undefined;
      if (!outcome.ok) failed?.(outcome.failure);
      return outcome.ok ? outcome.value : undefined;
    };
    const here = stages();
    const waiting = new Set<Element>();
    const wait = (element: Element) => void waiting.add(element);
    here.focused = wait;
    let site = await ask('site', {});
    if (!site) {
      // Nothing is known of this page: the next focus tries again.
      if (here.focused === wait) delete here.focused;
      return;
    }
    const { focused, answered, guarded } = watchFields({
      css: tokens + css,
      signal,
      ask,
      site: () => site,
      rootOf: openRoot,
      beside: (parts) => createBeside({ ...parts, around: aroundValue, togetherIn }),
      readField,
      formType,
      regionNear: (element) =>
        phoneRegionNear(element) ?? pageRegion(document.documentElement.lang, location.hostname),
    });
    const hold = createGuard({
      fields: guarded,
      longest: () => site?.wait ?? 0,
      isActive: () => navigator.userActivation?.isActive !== false,
    });
    const guard = (event: SubmitEvent) => site?.guard === 'hold' && !ctx.isInvalid && hold(event);
    here.focused = focused;
    here.guard = guard;
    for (const element of waiting) focused(element);

    const listen = (message: unknown) => {
      const told = message as TabMessage;
      if (told.fieldmarkTab === 'answered') answered(told.kind, told.value);
      if (told.fieldmarkTab === 'settingsChanged') {
        void ask('site', {}).then((now) => {
          site = now ?? site;
        });
      }
      return undefined;
    };
    browser.runtime.onMessage.addListener(listen);
    ctx.signal.addEventListener('abort', () => {
      // An orphan, whose extension was loaded anew, has no runtime and hears nothing.
      browser.runtime?.onMessage.removeListener(listen);
      if (here.focused === focused) delete here.focused;
      if (here.guard === guard) delete here.guard;
    });
  },
});
