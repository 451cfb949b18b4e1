import { openInFirefox } from '../frameworks/firefox-driver.ts';
import { answerDocuments } from './document-pages.ts';
import { describeDocuments } from './documents.ts';
import { openFirefoxWorld } from './firefox-world.ts';

describeDocuments(async () => {
  const world = await openFirefoxWorld({}, answerDocuments);
  return {
    url: world.demo.url,
    takesOver: true,
    open: (one, address) => openInFirefox(world, one, address),
    reload: () => world.firefox.reload(),
    close: () => world.close(),
  };
});
