declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const load: (options: object) => Promise<never>;

  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default load;
}
