export { focusIfLost } from './focus-if-lost.ts';
export { useLatestResult } from './use-latest-result.ts';
export { type ReplyState, useOutcome } from './use-outcome.ts';
export { PRESS_DELAY_MS, usePressDelay } from './use-press-delay.ts';
export { useRefresh, useReply } from './use-reply.ts';
