export { createBrowserEntryPoints, escapeXml, LOOKUP_MENU } from './browser-entry-points.ts';
export { createCardHandlers } from './card-handlers.ts';
export { createCardRegistry } from './card-registry.ts';
export { createListHandover } from './list-handover.ts';
export { createMenuLookups } from './menu-lookups.ts';
export { createPageFindingsReader } from './page-findings.ts';
export { createPendingLookupHandlers } from './pending-lookup-handlers.ts';
export { createPendingLookups } from './pending-lookups.ts';
