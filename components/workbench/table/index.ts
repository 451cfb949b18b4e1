export { WorkbenchTable } from './WorkbenchTable.tsx';
