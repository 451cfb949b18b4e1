declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: 'openTag',
      handler: (
        name: string,
        readAttributes: () => Record<string, string> | false,
        decode: Decode,
      ) => void,
    ): this;
    on(event: 'text', handler: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', handler: (text: string) => void): this;
    /** Declarations, such as of a document type. */
    on(event: 'attention', handler: (text: string) => void): this;
    on(event: 'closeTag', handler: (name: string) => void): this;
    on(event: 'error', handler: (error: Error) => void): this;
    /** Parses a whole document. */
    parse(xml: string): unknown;
    /** May be called repeatedly, with pieces of one document. */
    write(xml: string): this;
    end(): Error | null;
  }
}
