export { StatusMark } from './LineStatusLabel.tsx';
export { WorkbenchTable } from './WorkbenchTable.tsx';
