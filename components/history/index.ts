export { LookupsTab } from './LookupsTab.tsx';
export { ReceiptList } from './ReceiptList.tsx';
