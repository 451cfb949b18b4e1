export { patchWorkbook } from './patch/index.ts';
export { readJson } from './read-json.ts';
export { readWorkbook, type SheetPlace } from './read-workbook.ts';
export { listToWorkbook, markedWorkbook } from './write-workbook.ts';
export { openZip, type WorkbookProblem, type ZipFile } from './zip.ts';
