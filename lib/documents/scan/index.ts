export {
  type ScannedPage,
  type ScannedValue,
  scannedValues,
  type UnsureReading,
} from './scan-values.ts';
export {
  createTextReader,
  type PictureToRead,
  type ReadLine,
} from './text-reader.ts';
