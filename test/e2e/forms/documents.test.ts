import { openInChromium } from '../../frameworks/chromium-driver.ts';
import { openWorld } from '../support/world.ts';
import { answerDocuments } from './document-pages.ts';
import { describeDocuments } from './documents.ts';

describeDocuments(async () => {
  const world = await openWorld({ answer: answerDocuments, bfcache: true });
  return {
    url: world.demo.url,
    takesOver: false,
    open: (testCase, address) => openInChromium(world, testCase, address),
    reload: () => world.browser.reload(),
    close: () => world.close(),
  };
});
