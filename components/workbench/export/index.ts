export { ChooseAnswers } from './ChooseAnswers.tsx';
export { type ListExport, useListExport } from './use-list-export.ts';
export { ExportNote, WorkbenchExport } from './WorkbenchExport.tsx';
