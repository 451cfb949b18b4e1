export { UsageTab } from './UsageTab.tsx';
export { useWarnings, WarningList } from './WarningList.tsx';
