import { defineContentScript } from 'wxt/utils/define-content-script';
import css from '../../components/field-line.css?inline';
import tokens from '../../components/tokens.css?inline';
import { formType, phoneRegionNear, readField } from '../../lib/detect/field.ts';
import { watchFields } from '../../lib/page/field.ts';
import { createGuard } from '../../lib/page/guard.ts';
import { pageRegion } from '../../lib/page/region.ts';
import { stages } from '../../lib/page/stage.ts';
import type { Ask } from '../../lib/page/text.ts';
import { send } from '../../lib/send.ts';

export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  cssInjectionMode: 'manual',
  async main(ctx) {
    const { signal } = ctx;
    const ask: Ask = async (name, body, failed) => {
      const outcome = await send(name, body);
      if (ctx.isInvalid) return undefined;
      if (!outcome.ok) failed?.(outcome.failure);
      return outcome.ok ? outcome.value : undefined;
    };
    const here = stages();
    let last: Element | undefined;
    const early = (element: Element) => {
      last = element;
    };
    here.focused = early;
    const site = await ask('site', {});
    if (!site) {
      if (here.focused === early) delete here.focused;
      return;
    }
    const { focused, guarded } = watchFields({
      css: tokens + css,
      signal,
      ask,
      site,
      readField,
      formType,
      regionNear: (element) =>
        phoneRegionNear(element) ?? pageRegion(document.documentElement.lang, location.hostname),
    });
    const guard = createGuard({
      fields: guarded,
      isActive: () => navigator.userActivation?.isActive !== false,
    });
    here.focused = focused;
    if (site.guard) here.guard = guard;
    if (last) focused(last);
    ctx.onInvalidated(() => {
      if (here.focused === focused) delete here.focused;
      if (here.guard === guard) delete here.guard;
    });
  },
});
