export { formatDay, formatTimeOfDay, groupByDay, takeDays } from './days.ts';
export {
  formatBytes,
  formatClockTime,
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
