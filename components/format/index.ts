export { formatDay, formatTimeOfDay, startOfDay } from './days.ts';
export { endpointLabel } from './endpoint.ts';
export {
  formatBytes,
  formatClockTime,
  formatCredits,
  formatDate,
  formatDateTime,
  formatDuration,
  formatNumber,
  formatPercent,
  formatSpent,
  formatTimeAgo,
} from './numbers-and-dates.ts';
export { lookupPrice } from './price.ts';
export {
  availablePolicies,
  budgetWarning,
  commonPolicy,
  guardDescription,
  guardLabel,
  languageLabel,
  originLabel,
  policyWithinLimit,
} from './settings.ts';
