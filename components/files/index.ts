export { downloadBlob, downloadFile, exportFileName } from './download-file.ts';
export { FilePicker } from './FilePicker.tsx';
