/**
 * Renders markup on a page in a language and returns the field: the element marked `data-x`, or the
 * first input.
 */
export function field(html: string, lang = 'en'): Element {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  const found =
    document.querySelector('[data-x]') ?? document.querySelector('input,textarea,select');
  if (found === null) throw new Error('no field');
  return found;
}
