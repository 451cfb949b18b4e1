/** The half of lzma1 that unpacks. The package gives types only to the whole of it, as source that fails our checks. */
declare module '*/lzma1/lib/decoder.js' {
  export class Decoder {
    decompress(input: unknown, output: unknown): void;
  }
}
declare module '*/lzma1/lib/streams.js' {
  export class InputBuffer {
    constructor(bytes: Uint8Array);
  }
  export class OutputBuffer {
    constructor(size: number);
    toArray(): Uint8Array;
  }
}
