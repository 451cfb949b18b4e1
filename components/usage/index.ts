export { SPENDING_CHART_DAYS } from './spending-chart-data.ts';
export { UsageTab } from './UsageTab.tsx';
export { useWarnings } from './use-warnings.ts';
export { WarningList } from './WarningList.tsx';
