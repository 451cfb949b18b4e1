export { SPENDING_CHART_DAYS } from './SpendingChart.tsx';
export { UsageTab } from './UsageTab.tsx';
export { useWarnings, WarningList } from './WarningList.tsx';
