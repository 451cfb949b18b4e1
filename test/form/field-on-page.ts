/** Puts markup on a page of a language and gives the field: what is marked `data-x`, or the first. */
export function field(html: string, lang = 'en'): Element {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  const found =
    document.querySelector('[data-x]') ?? document.querySelector('input,textarea,select');
  if (found === null) throw new Error('no field');
  return found;
}
