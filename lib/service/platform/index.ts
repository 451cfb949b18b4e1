export { type Badge, createBadge } from './badge.ts';
export {
  type BrowserTab,
  createPlatform,
  type InjectScript,
  type Platform,
  type ReadFocus,
} from './browser.ts';
export { type ConnectionReuseDisabler, createConnectionReuseDisabler } from './connection-reuse.ts';
export {
  createKeyedMutex,
  createLanes,
  createMutex,
  createSingleFlight,
  keepAlive,
  withTimeoutOrNull,
} from './mutex.ts';
export type { Ports } from './ports.ts';
export {
  createRateLimitedQueue,
  type QueueRefusal,
  type RateLimitedQueue,
} from './rate-limited-queue.ts';
