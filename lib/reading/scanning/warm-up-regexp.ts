/**
 * Has a search compiled before it meets a text: engines fit it to what they see first, and one that was
 * fitted to a text full of digits passes over prose five times as slowly ever after.
 */
export function warmUpRegExp(search: RegExp): RegExp {
  // Of either width of characters, twice: engines compile what is used again.
  for (const text of 'aжaж') search.test(text.repeat(200));
  return search;
}
