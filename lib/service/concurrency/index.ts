export { createKeyedMutex } from './keyed-mutex.ts';
export { createLanes } from './lanes.ts';
export { createMutex } from './mutex.ts';
export {
  createRateLimitedQueue,
  type QueueRefusal,
  type RateLimitedQueue,
} from './rate-limited-queue.ts';
export { createSingleFlight } from './single-flight.ts';
export { withTimeoutOrNull } from './with-timeout.ts';
