/** ISO 3166-1 alpha-2 to its English name, where the runtime has names. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

const WITH_ARTICLE =
  /^(United|Netherlands|Czech R|Dominican R|Falkland|Faroe|British|Central African|Vatican|Comoros|Congo|EU |Philippines|Bahamas|Gambia|Maldives|Isle|US |U\.S\.|Cook|Cayman|Marshall|Solomon|Turks|Northern Mariana|Caribbean|Åland)/;

/** The name as it stands inside a sentence: "the United Kingdom", "Germany". */
export function inSentence(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
