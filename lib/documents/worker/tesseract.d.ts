declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const load: import('../scan/index.ts').LoadTesseract;

  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default load;
}
