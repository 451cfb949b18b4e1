export { WorkbenchReport } from './WorkbenchReport.tsx';
