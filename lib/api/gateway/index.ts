export { type Quota, quotaFailure, quotasOf, refusingQuota } from './quotas.ts';
export {
  isDoubtfulHit,
  isFromGateway,
  type SharedResponse,
  sharedAnswerOf,
  wasAnswerLost,
} from './shared-answer.ts';
