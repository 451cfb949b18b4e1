export { formatDay, formatTimeOfDay, groupByDay, takeDays } from './days.ts';
export {
  formatBytes,
  formatCredits,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  formatTimeAgo,
} from './numbers-and-dates.ts';
export { formatClockTime, formatTimeLeft } from './time-left.ts';
