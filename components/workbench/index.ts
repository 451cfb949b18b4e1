export { paymentLists } from './payments/lists-page.ts';
export { WorkbenchPage } from './WorkbenchPage.tsx';
