declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const load: import('../scan/index.ts').LoadTesseract;

  export { load as default };
}
