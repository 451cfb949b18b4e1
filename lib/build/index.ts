/** What the build does; no code of the extension. */
export { contentScriptAliases, contentScriptAliasPlugin } from './content-script-aliases.ts';
export { contentScriptOptions, contentScriptWrapper } from './content-script-wrapper.ts';
export { inlineStyleSheets } from './inline-style-sheets.ts';
export {
  type Area,
  allPackFiles,
  areasOf,
  argumentsOf,
  compiledTexts,
  languages,
  PAGE_AREAS,
  pseudoFiles,
  TEXTS,
  textTypes,
} from './texts.ts';
export { notePackages, writeThirdParty } from './third-party.ts';
