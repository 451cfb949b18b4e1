import { openInFirefox } from '../../frameworks/firefox-driver.ts';
import { openFirefoxWorld } from '../support/firefox-world.ts';
import { answerDocuments } from './document-pages.ts';
import { describeDocuments } from './documents.ts';

describeDocuments(async () => {
  const world = await openFirefoxWorld({}, answerDocuments);
  return {
    url: world.demo.url,
    takesOver: true,
    open: (testCase, address) => openInFirefox(world, testCase, address),
    reload: () => world.firefox.reload(),
    close: () => world.close(),
  };
});
