declare module 'punycode.js' {
  const punycode: {
    /** RFC 3492 decoding of one label without its "xn--". Throws RangeError where it is none. */
    decode(input: string): string;
  };
  export = punycode;
}
