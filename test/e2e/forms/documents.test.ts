import { openInChromium } from '../../frameworks/chromium-driver.ts';
import { openWorld } from '../support/world.ts';
import { answerDocuments } from './document-pages.ts';
import { describeDocuments } from './documents.ts';

describeDocuments(async () => {
  const world = await openWorld({ answer: answerDocuments, bfcache: true });
  return {
    url: world.demo.url,
    takesOver: false,
    open: (one, address) => openInChromium(world, one, address),
    reload: () => world.browser.reload(),
    close: () => world.close(),
  };
});
