/** Limits what a stream of a file may unpack to, in the worker that reads it. */

/** Bytes of one stream. A drawing of many megabytes is rare; a bomb unpacks to gigabytes. */
const MAX_STREAM_BYTES = 256 * 1024 * 1024;

globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, values: readonly unknown[], called) {
    const [length] = values;
    if (typeof length === 'number' && length > MAX_STREAM_BYTES)
      throw new RangeError('The file unpacks to too much.');
    return Reflect.construct(target, values, called === globalThis.Uint8Array ? target : called);
  },
});
// It unpacks without a limit. Without it, pdf.js unpacks into arrays.
Reflect.deleteProperty(globalThis, 'DecompressionStream');
