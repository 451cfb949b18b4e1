declare module '*/lzma1/lib/lzma.js' {
  export class LZMA {
    compress(bytes: Uint8Array): Int8Array;
  }
}
