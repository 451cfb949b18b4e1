export { focusIfLost } from './focus-if-lost.ts';
export {
  type ReplyState,
  useLatestResult,
  useOutcome,
  useRefresh,
  useReply,
} from './use-outcome.ts';
export { PRESS_DELAY_MS, usePressDelay } from './use-press-delay.ts';
