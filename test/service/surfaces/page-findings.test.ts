import { expect, it, vi } from 'vitest';
import type { Platform } from '../../../lib/service/platform/browser.ts';
import { createPageFindingsReader } from '../../../lib/service/surfaces/page-findings.ts';
import type { TextParser } from '../../../lib/service/values/text-parser.ts';

const FINDING = {
  kind: 'email',
  start: 0,
  end: 3,
  raw: 'a@b',
  value: 'a@b.example',
  severity: 'fine',
} as const;

/** An active tab whose content script, if it is there, reports one value. */
function inFront(isThere: boolean) {
  let isReading = isThere;
  const inject = vi.fn(async () => {
    isReading = true;
  });
  const platform: Partial<Platform> = {
    activeTab: async () => ({ id: 1, url: 'https://shop.example/', private: false }),
    sendToTab: async () => {
      if (!isReading) throw new Error('Receiving end does not exist.');
      return [FINDING];
    },
    injectScript: inject,
  };
  const asked = vi.fn(async () => ({ found: [], moreFound: 0 }));
  const pageFindings = createPageFindingsReader({
    platform: platform as Platform,
    inject,
    textParser: { parseFindings: asked } as unknown as TextParser,
  });
  const ask = () => pageFindings.readForPopup({ context: 'ui', private: false } as never);
  return { ask, inject, asked };
}

it.each([
  ['injects the script that reads the page if there is none', false, [[1, 0, 'marks']]],
  ['uses a script that is already there', true, []],
])('%s', async (_, isThere, injected) => {
  const { ask, inject, asked } = inFront(isThere);
  expect(await ask()).toMatchObject({ host: 'shop.example' });
  expect(inject.mock.calls).toEqual(injected);
  expect(asked).toHaveBeenCalledWith([FINDING], expect.anything());
});
