import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import tokens from '../../components/styles/tokens.css?inline';
import { sendToBackground, shadowRootOf, type TabMessage } from '../../lib/extension/index.ts';
import {
  formGroupOf,
  formTypeOf,
  phoneFieldRegion,
  readField,
  readFormContext,
} from '../../lib/form/index.ts';
import { createFieldConsistency, createFieldTracker } from '../../lib/page/field/index.ts';
import { type AskBackground, frameRegistry } from '../../lib/page/frame/index.ts';
import css from '../../lib/page/line/field-line.css?inline';
import { pageRegion } from '../../lib/page/scan/index.ts';
import { createSubmitGuard } from '../../lib/page/submit/index.ts';

/** Fields and the submit guard, fetched when a field first has focus. */
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
    const here = frameRegistry();
    const waiting = new Set<Element>();
    const wait = (element: Element) => void waiting.add(element);
    here.onFocus = wait;
    let site = await ask('site', {});
    if (!site) {
      // Nothing is known of this page: the next focus tries again.
      if (here.onFocus === wait) delete here.onFocus;
      return;
    }
    const {
      onFocus: focused,
      onAnswered: answered,
      guardedFields: guarded,
    } = createFieldTracker({
      css: tokens + css,
      signal,
      ask,
      site: () => site,
      getShadowRoot: shadowRootOf,
      createConsistency: (parts) =>
        createFieldConsistency({ ...parts, formContext: readFormContext, togetherIn: formGroupOf }),
      readField,
      formType: formTypeOf,
      regionNear: (element) =>
        phoneFieldRegion(element) ?? pageRegion(document.documentElement.lang, location.hostname),
    });
    const hold = createSubmitGuard({
      fields: guarded,
      maxWaitMs: () => site?.wait ?? 0,
      hasUserActivation: () => navigator.userActivation?.isActive !== false,
    });
    const guard = (event: SubmitEvent) => site?.guard === 'hold' && !ctx.isInvalid && hold(event);
    here.onFocus = focused;
    here.guardSubmit = guard;
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
      if (here.onFocus === focused) delete here.onFocus;
      if (here.guardSubmit === guard) delete here.guardSubmit;
    });
  },
});
