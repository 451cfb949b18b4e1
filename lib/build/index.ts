/** Code that runs during the build and is not part of the extension. */
export {
  areasOf,
  languages,
  lengthLimitsOf,
  PAGE_AREAS,
  TEXTS,
} from './catalogue.ts';

import { TABLES } from '../values/tables.ts';

/** The file that the background reads before its first check. */
export const checkDataFile = { path: 'check-data.json', text: JSON.stringify(TABLES) };
export {
  contentScriptAliases,
  contentScriptAliasPlugin,
  contentScriptOptions,
  contentScriptWrapper,
} from './content-scripts.ts';
export { freshnessOf, newTexts, noteReviewed } from './freshness.ts';
export { inlineStyleSheets } from './inline-style-sheets.ts';
export { pagePolicy } from './page-policy.ts';
export { pdfAssets } from './pdf-assets.ts';
export { pseudoFiles } from './pseudo-languages.ts';
export { readerAssets } from './reader-assets.ts';
export { allPackFiles, argumentsOf, compiledTexts, textTypes } from './texts.ts';
export { notePackages, writeThirdParty } from './third-party.ts';
