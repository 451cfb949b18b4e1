export {
  createKeyedMutex,
  createLanes,
  createMutex,
  createSingleFlight,
  withTimeoutOrNull,
} from './mutex.ts';
export {
  createRateLimitedQueue,
  type QueueRefusal,
  type RateLimitedQueue,
} from './rate-limited-queue.ts';
