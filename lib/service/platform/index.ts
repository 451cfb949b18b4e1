export { type Badge, createBadge } from './badge.ts';
export {
  type BrowserTab,
  createPlatform,
  type InjectScript,
  type Platform,
  type ReadFocus,
} from './browser.ts';
export { type ConnectionReuseDisabler, createConnectionReuseDisabler } from './connection-reuse.ts';
export { keepAlive } from './keep-alive.ts';
export type { Ports } from './ports.ts';
export { withTexts } from './texts.ts';
