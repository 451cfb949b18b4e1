export { downloadBlob, downloadFile, exportFileName } from './download-file.ts';
export { FilePicker } from './FilePicker.tsx';
export { useFileDrop } from './use-file-drop.ts';
