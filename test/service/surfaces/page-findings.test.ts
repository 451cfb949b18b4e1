import { expect, it, vi } from 'vitest';
import type { PageFinding, TabMessage } from '../../../lib/extension/index.ts';
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

/** An active tab whose content script, if it is there, reports one value; `inField`: in a field, too. */
function inFront(isThere: boolean, inField?: PageFinding) {
  let isReading = isThere;
  const inject = vi.fn(async () => {
    isReading = true;
  });
  const activeTab = vi.fn(async () => ({ id: 1, url: 'https://shop.example/', private: false }));
  const platform: Partial<Platform> = {
    activeTab,
    sendToTab: async (_tab, message) => {
      const { fieldmarkTab } = message as TabMessage;
      if (fieldmarkTab === 'fieldValues' && inField) return [inField];
      if (fieldmarkTab === 'findings' && isReading) return [FINDING];
      throw new Error('Receiving end does not exist.');
    },
    injectScript: inject,
  };
  const asked = vi.fn(async (_found: readonly PageFinding[]) => ({ found: [], moreFound: 0 }));
  const pageFindings = createPageFindingsReader({
    platform: platform as Platform,
    inject,
    textParser: { parseFindings: asked } as unknown as TextParser,
  });
  const ask = (caller = {}) =>
    pageFindings.readForPopup({ context: 'ui', private: false, ...caller } as never);
  return { ask, inject, asked, activeTab };
}

it('names a value that is both in a field and in text once, in the field', async () => {
  const { ask, asked } = inFront(true, { ...FINDING, end: 0, raw: 'a@b.example' });
  await ask();
  expect(asked.mock.calls.map(([found]) => found.map(({ raw }) => raw))).toEqual([
    ['a@b.example'],
    [],
  ]);
});
