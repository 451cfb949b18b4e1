export { WorkbenchDetail } from './WorkbenchDetail.tsx';
