export { WorkbenchPage } from './WorkbenchPage.tsx';
