/**
 * Makes the engine compile a search before its first real text. Engines optimise for the first
 * texts they see: a search that was optimised for a text full of digits stays five times slower on
 * prose.
 */
export function warmUpRegExp(search: RegExp): RegExp {
  // Strings of one-byte and of two-byte characters, each twice, because engines compile on repeated
  // use.
  for (const text of 'aжaж') search.test(text.repeat(200));
  return search;
}
