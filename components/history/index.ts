export { ListWithDetail } from './DetailPane.tsx';
export { HistoryList } from './HistoryList.tsx';
export { RestOfPage, usePageFindings, WrongOnPage } from './PageFindings.tsx';
export { ReceiptList } from './ReceiptList.tsx';
