import { displayNames } from '../../texts/intl.ts';
import { activeLanguage } from '../../texts/locale.ts';
import { sayable } from '../../texts/phrases.ts';

/** Name of an ISO 3166-1 alpha-2 code in the active locale, if the runtime has names. */
export const countryName = sayable('countryName', (code: string): string => {
  try {
    return displayNames().of(code) ?? code;
  } catch {
    return code;
  }
});

const WITH_ARTICLE =
  /^(United|Netherlands|Czech R|Dominican R|Falkland|Faroe|British|Central African|Vatican|Comoros|Congo|EU |Palestinian T|Philippines|Bahamas|Gambia|Maldives|Isle|US |U\.S\.|Cook|Cayman|Marshall|Solomon|Turks|Northern Mariana|Caribbean|Åland)/;

/**
 * The name inside a sentence: "the United Kingdom", "Germany". In other languages the name
 * unchanged: their texts are written around it.
 */
export const countryInSentence = sayable('countryInSentence', (name: string): string =>
  activeLanguage() === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name,
);
