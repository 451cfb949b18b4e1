export { patchWorkbook } from './patch/index.ts';
export { readJson } from './read-json.ts';
export { readWorkbook } from './read-workbook.ts';
export type { SheetPlace } from './sheet-rows.ts';
export { listToWorkbook, markedWorkbook } from './write-workbook.ts';
export { createXmlParser, withoutPrefix } from './xml.ts';
export { FileError, type FileProblem, openZip, type ZipFile } from './zip.ts';
