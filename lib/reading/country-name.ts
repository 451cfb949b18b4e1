// Made once: making it takes longer than everything else that a check does.
let names: Intl.DisplayNames | undefined;

/** ISO 3166-1 alpha-2 to its English name, where the runtime has names. */
export function countryName(code: string): string {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'region' });
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

const WITH_ARTICLE =
  /^(United|Netherlands|Czech R|Dominican R|Falkland|Faroe|British|Central African|Vatican|Comoros|Congo|EU |Palestinian T|Philippines|Bahamas|Gambia|Maldives|Isle|US |U\.S\.|Cook|Cayman|Marshall|Solomon|Turks|Northern Mariana|Caribbean|Åland)/;

/** The name as it stands inside a sentence: "the United Kingdom", "Germany". */
export function inSentence(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
