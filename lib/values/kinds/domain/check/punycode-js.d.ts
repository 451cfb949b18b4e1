declare module 'punycode.js' {
  const punycode: {
    /** Decodes one label by RFC 3492, without its "xn--". Throws RangeError for invalid input. */
    decode(input: string): string;
  };
  export = punycode;
}
